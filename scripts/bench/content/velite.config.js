import { defineConfig, s } from 'velite';
import { PATTERNS, peerSchemas } from './peer-schema.js';

const schemas = peerSchemas(s);

export default defineConfig({
  root: 'content',
  strict: true,
  output: { data: 'velite', assets: 'velite-assets' },
  collections: Object.fromEntries(
    Object.entries(PATTERNS).map(([kind, pattern]) => [kind, { name: kind, pattern, schema: schemas[kind] }]),
  ),
});
