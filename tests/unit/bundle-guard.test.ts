import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { bundleGuard } from '../../scripts/bundle-guard.ts';

const ENTRY = '/app/src/main.ts';

/** Modules without files, by their ids. */
const virtual = (modules: Record<string, string>): Plugin => ({
  name: 'virtual',
  enforce: 'pre',
  resolveId: (id) => (id in modules ? id : undefined),
  load: (id) => modules[id],
});

const bundle = (source: string, others: Record<string, string> = {}) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual({ [ENTRY]: source, ...others }), bundleGuard()],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });

test.each([
  ['the schema', "import { DAYS } from '/app/schema/days.ts'; console.log(DAYS);", '/schema/days.ts'],
  ['yaml behind a dynamic import', "import('yaml').then(console.log);", '/node_modules/yaml/'],
])('a bundle with %s is refused', async (_what, source, intruder) => {
  await expect(bundle(source, { '/app/schema/days.ts': "export const DAYS = ['lundi'];" })).rejects.toThrow(
    new RegExp(`${intruder}.* must not reach the browser \\(found in assets/.*\\.js\\): import types only`),
  );
});

test('a bundle that takes only types from the schema passes', async () => {
  const source = "import type { DAYS } from '/app/schema/days.ts'; const days: typeof DAYS = []; console.log(days);";
  await expect(bundle(source, { '/app/schema/days.ts': 'export const DAYS: string[] = [];' })).resolves.toBeDefined();
});
