import { defineCollection, defineConfig } from '@content-collections/core';
import { PATTERNS } from './collections.js';
import { KINDS } from './kinds.js';

export default defineConfig({
  content: Object.entries(PATTERNS).map(([name, include]) =>
    defineCollection({ name, directory: 'content', include, parser: 'yaml', schema: KINDS[name].schema }),
  ),
});
