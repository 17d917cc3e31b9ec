import { defineCollection, defineConfig } from '@content-collections/core';
import { z } from 'zod';
import { competitorSchemas, PATTERNS } from './competitor-schema.js';

const schemas = competitorSchemas(z);

export default defineConfig({
  content: Object.entries(PATTERNS).map(([name, include]) =>
    defineCollection({ name, directory: 'content', include, parser: 'yaml', schema: schemas[name] }),
  ),
});
