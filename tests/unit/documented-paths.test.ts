import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/ARCHITECTURE.md',
  'docs/DEPENDENCIES.md',
  'docs/DEPLOY.md',
  'tests/README.md',
];

/** Paths from the project's root; what a build or a run makes is not in a fresh clone. */
const PATH = /`((?:content|docs|schema|scripts|src|tests|public)\/[\w./-]+)`/g;
const MADE = /^(?:src\/generated|tests\/fixtures\/generated)\//;

test.each(DOCUMENTS)('the files and folders that %s names exist', (document) => {
  const paths = [...readFileSync(document, 'utf8').matchAll(PATH)].map(([, path = '']) => path);
  expect(
    paths.filter((path) => !MADE.test(path) && !existsSync(path) && !existsSync(join(dirname(document), path))),
  ).toEqual([]);
});

test('a path that is gone is found', () => {
  expect('the store (`src/device/`)'.match(PATH)).toEqual(['`src/device/`']);
  expect(existsSync('src/device/')).toBe(false);
});
