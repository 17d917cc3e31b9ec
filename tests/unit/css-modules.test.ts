import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cssModules } from '../../scripts/hosting/css-modules.ts';

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => path.resolve('src', name));
const isModule = (file: string) => file.endsWith('.module.css');
const unique = (names: string[]) => [...new Set(names)];

/** What stands in a sheet like a class, or names an animation. */
function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return unique([...text.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

test('a class of a CSS module has a name in builds that no other sheet has', () => {
  const { generateScopedName } = cssModules();
  const ofApp = unique(SHEETS.filter((file) => !isModule(file)).flatMap(namesIn));
  const ofModules = SHEETS.filter(isModule).flatMap((file) =>
    namesIn(file).map((name) => generateScopedName(name, file)),
  );
  expect(ofModules.length).toBeGreaterThan(300);
  const names = [...ofApp, ...ofModules];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a name that the sheet does not have is refused', () => {
  const [file = ''] = SHEETS.filter(isModule);
  expect(() => cssModules().generateScopedName('no-such-class', file)).toThrow('does not name no-such-class');
});
