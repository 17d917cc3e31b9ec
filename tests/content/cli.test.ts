import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE, replace, withCopy } from './broken-copy.ts';

/** `npm run content:…`, without npm's own lines. */
function run(words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const args = ['scripts/run.cjs', 'scripts/content/cli.ts', ...words];
  const env = { ...process.env, GITHUB_ACTIONS: '', ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

const check = (folder: string, ...words: string[]) => run(['check', '--dir', folder, ...words]);
const shown = (folder: string) => path.relative(process.cwd(), folder);

const WEEK = 'training/phase1/week-01.yaml';
const FAULTY = [
  replace(WEEK, 'intensity: facile', 'intensity: facille'),
  replace('app.yaml', 'email: contact@example.test', 'email: contact'),
];

test('a sound folder passes, and is built into a place of its own', async () => {
  expect(check(FIXTURE)).toEqual({ status: 0, stdout: 'tests/fixtures/content : aucune faute\n', stderr: '' });
  await withCopy([], async (folder) => {
    const out = path.join(folder, '.out');
    expect(run(['build', '--dir', folder, '--out', out])).toMatchObject({ status: 0, stderr: '' });
    expect(await readFile(path.join(out, 'app.ts'), 'utf8')).toContain('export const app');
  });
});

test('every diagnostic of a broken folder is a line that an editor can open, and the command fails', async () => {
  await withCopy(FAULTY, async (folder) => {
    expect(check(folder)).toEqual({
      status: 1,
      stdout: '',
      stderr: [
        `${shown(folder)}/app.yaml:7:10`,
        '  6 | contact:',
        '  7 |   email: contact',
        '    |          ^^^^^^^',
        '  8 |   subject: Question',
        '  « contact » n’est pas une adresse email',
        '',
        `${shown(folder)}/${WEEK}:14:16`,
        '  13 |     type: footing',
        '  14 |     intensity: facille',
        '     |                ^^^^^^^',
        '  15 |     duration: 30 min',
        '  « facille » n’est pas accepté, attendu : récupération, facile, modérée, difficile, maximale',
        '  Voulais-tu dire « facile » ?',
        '',
        '2 fautes : corrige, puis relance npm run content:check',
        '',
      ].join('\n'),
    });
  });
});

test('--fix shows each line that it fixes, and what is left', async () => {
  await withCopy(FAULTY, async (folder) => {
    const { status, stderr } = check(folder, '--fix');
    expect(status).toBe(1);
    expect(stderr.split('\n\n').slice(0, 2)).toEqual([
      [
        `${shown(folder)}/${WEEK}:14`,
        '  -     intensity: facille',
        '  +     intensity: facile',
        '  « facille » n’est pas accepté, attendu : récupération, facile, modérée, difficile, maximale',
      ].join('\n'),
      '1 faute corrigée : relis-la',
    ]);
    expect(stderr).toContain('\n1 faute : corrige, puis relance npm run content:check\n');
  });
});

test('tools get every diagnostic as JSON, GitHub beside the lines of a pull request, whatever it quotes', async () => {
  const percent = replace(WEEK, 'type: footing', 'type: "50 %, ou : plus"');
  await withCopy([...FAULTY, percent], async (folder) => {
    const json = check(folder, '--format', 'json');
    expect(json.status).toBe(1);
    const place = { file: WEEK, line: 14, column: 16, endColumn: 23 };
    expect(JSON.parse(json.stdout)).toEqual({
      errors: 3,
      warnings: 0,
      findings: [
        expect.objectContaining({ file: 'app.yaml' }),
        expect.objectContaining({ line: 13 }),
        expect.objectContaining({ check: 'schema', severity: 'error', ...place, nearest: 'facile' }),
      ],
    });

    const gitHub = run(['check', '--dir', folder], { GITHUB_ACTIONS: 'true' });
    expect(gitHub.status).toBe(1);
    const [email, type, intensity] = gitHub.stdout.split('\n');
    expect(email).toBe(
      `::error file=${shown(folder)}/app.yaml,line=7,col=10,endColumn=17::« contact » n’est pas une adresse email`,
    );
    expect(type).toContain('::« 50 %25, ou : plus » n’est pas accepté');
    expect(intensity).toMatch(/^::error file=.*,line=14,col=16,endColumn=23::.* Voulais-tu dire « facile » \?$/);
  });
});

test('warnings alone let the content pass', async () => {
  const warned = replace('limits.yaml', 'restDays: { normal: 1,', 'restDays: { normal: 6,');
  await withCopy([warned], async (folder) => {
    const { status, stdout, stderr } = check(folder);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('  Avertissement (rest-days) : ');
    expect(stdout).toMatch(/\n\d avertissements, rien qui bloque$/m);
  });
});

test.each([
  ['check', '-h', ['npm run content:check', '--fix', '--dir', '--format', '--help']],
  ['diff', '--help', ['npm run content:diff', '--dir', '--out', '--help']],
])('%s %s tells its options', (command, option, told) => {
  const { status, stdout, stderr } = run([command, option]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const words of told) expect(stdout).toContain(words);
  expect(stdout.match(/^ {2}--/gm) ?? []).toHaveLength(told.length - 1);
});

const UNKNOWN = 'n’est pas une option de cette commande : --help les montre';
const GONE = 'tests/fixtures/nowhere';

test.each([
  ['chek', 'commandes : check, build, diff, report, reference ; --help dit les options de chacune'],
  ['diff main --foo', `--foo ${UNKNOWN}`],
  ['check --dir', '--dir attend une valeur : --help montre comment l’écrire'],
  ['check --format xml', '--format « xml » n’existe pas, formats : text, json, github, lines'],
  [`check --dir ${GONE}`, `${GONE} : introuvable : vérifie le chemin`],
  [`build --dir ${FIXTURE}`, '--out va avec le --dir d’un autre dossier que content/, et lui avec --out'],
])('%s fails with one French line', (words, line) => {
  expect(run(words.split(' '))).toEqual({ status: 1, stdout: '', stderr: `${line}\n` });
});
