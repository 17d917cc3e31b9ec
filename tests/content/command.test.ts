import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE, replace, withCopy } from './broken-copy.ts';

/** `npm run content:…`, without npm's own lines. */
function run(...words: string[]) {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, 'scripts/content/main.ts', ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const check = (folder: string) => run('check', '--dir', folder);

test('a sound folder passes', () => {
  expect(check(FIXTURE)).toEqual({ status: 0, stdout: 'tests/fixtures/content : aucune faute\n', stderr: '' });
});

test('every finding of a broken folder is a line that an editor can open, and the command fails', async () => {
  const edits = [
    replace('training/phase1/week-01.yaml', 'intensity: facile', 'intensitee: facile'),
    replace('app.yaml', 'email: contact@example.test', 'email: contact'),
  ];
  await withCopy(edits, async (folder) => {
    const shown = path.relative(process.cwd(), folder);
    expect(check(folder)).toEqual({
      status: 1,
      stdout: '',
      stderr: [
        `${shown}/app.yaml:7:10`,
        '  6 | contact:',
        '  7 |   email: contact',
        '    |          ^^^^^^^',
        '  8 |   subject: Question',
        '  « contact » n’est pas une adresse email',
        '',
        `${shown}/training/phase1/week-01.yaml:14:5`,
        '  13 |     type: footing',
        '  14 |     intensitee: facile',
        '     |     ^^^^^^^^^^',
        '  15 |     duration: 30 min',
        '  champ inconnu « intensitee » : corrige son nom ou retire-le',
        '  Voulais-tu dire « intensity » ?',
        '',
        '2 fautes : corrige, puis relance npm run content:check',
        '',
      ].join('\n'),
    });
  });
});

test('a single finding is counted in the singular', async () => {
  await withCopy([replace('app.yaml', 'email: contact@example.test', 'email: contact')], async (folder) => {
    expect(check(folder).stderr).toContain('\n1 faute : corrige, puis relance npm run content:check\n');
  });
});

test.each([
  ['a folder that does not exist', ['check', '--dir', '/nope'], '/nope'],
  ['an unknown option', ['check', '--folder', FIXTURE], '--folder'],
  ['a folder to build', ['build', '--dir', FIXTURE], '--dir va avec content:check seulement'],
])('%s fails with one line that names it', (_what, words, named) => {
  const { status, stdout, stderr } = run(...words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(named);
  expect(stderr).toMatch(/^.+\n$/);
});
