import { defineCollection, defineConfig } from '@content-collections/core';
import { z } from 'zod';
import { PATTERNS, peerSchemas } from './peer-schema.js';

const schemas = peerSchemas(z);

export default defineConfig({
  content: Object.entries(PATTERNS).map(([name, include]) =>
    defineCollection({ name, directory: 'content', include, parser: 'yaml', schema: schemas[name] }),
  ),
});
