import { defineConfig, s } from 'velite';
import { PATTERNS } from './collections.js';
import { KINDS } from './kinds.js';

/** velite takes schemas of its own zod alone. */
const schemaOf = (kind) =>
  s.any().transform((value, context) => {
    const { data, error } = KINDS[kind].schema.safeParse(value);
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    return data;
  });

export default defineConfig({
  root: 'content',
  strict: true,
  output: { data: 'velite', assets: 'velite-assets' },
  collections: Object.fromEntries(
    Object.entries(PATTERNS).map(([kind, pattern]) => [kind, { name: kind, pattern, schema: schemaOf(kind) }]),
  ),
});
