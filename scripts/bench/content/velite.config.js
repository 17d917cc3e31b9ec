import { defineConfig, s } from 'velite';
import { competitorSchemas, PATTERNS } from './competitor-schema.js';

const schemas = competitorSchemas(s);

export default defineConfig({
  root: 'content',
  strict: true,
  output: { data: 'velite', assets: 'velite-assets' },
  collections: Object.fromEntries(
    Object.entries(PATTERNS).map(([kind, pattern]) => [kind, { name: kind, pattern, schema: schemas[kind] }]),
  ),
});
