import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

type Manifest = Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>;

const document = await readFile('docs/DEPENDENCIES.md', 'utf8');
const manifest = JSON.parse(await readFile('package.json', 'utf8')) as Manifest;

/** The packages that the table below a heading has a row for. */
function packagesIn(markdown: string, heading: string): string[] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  const firstCells = [...table.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
  return firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

test.each([
  ['What ships', 'dependencies'],
  ['What builds and checks', 'devDependencies'],
] as const)('%s: each of the %s has its row, and no other package has one', (heading, kind) => {
  expect(packagesIn(document, heading).sort()).toEqual(Object.keys(manifest[kind]).sort());
});

test('each override is explained', () => {
  for (const [name, version] of Object.entries(manifest.overrides)) expect(document).toContain(`${name} ${version}`);
});

test('rows are read by heading, with several packages in one', () => {
  const markdown = '\n## A\n\n| package | why |\n|---|---|\n| `a`, `@b/c` | because of `d` |\n\n## B\n\n| `e` | |\n';
  expect(packagesIn(markdown, 'A')).toEqual(['a', '@b/c']);
});
