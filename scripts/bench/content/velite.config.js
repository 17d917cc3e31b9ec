import { defineConfig, s } from 'velite';
import { GLOBS, KINDS } from './kinds.js';

/** velite takes schemas of its own zod alone. */
const schemaOf = (kind) =>
  s.any().transform((value, context) => {
    const { data, error } = KINDS[kind].schema.safeParse(value);
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    return data;
  });
const collectionOf = ({ kind: name, glob, except }) => {
  const pattern = [glob, ...except.map((other) => `!${other}`)];
  return [name, { name, pattern, schema: schemaOf(name) }];
};

export default defineConfig({
  root: 'content',
  output: { data: 'velite', assets: 'velite-assets' },
  collections: Object.fromEntries(GLOBS.map(collectionOf)),
});
