import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE, replace, withCopy } from './broken-copy.ts';

/** `npm run content:…`, without npm's own lines. */
function run(words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.cjs', 'scripts/content/cli.ts', ...words],
    {
      encoding: 'utf8',
      env: { ...process.env, GITHUB_ACTIONS: '', ...environment },
    },
  );
  return { status, stdout, stderr };
}

const check = (folder: string, ...words: string[]) => run(['check', '--dir', folder, ...words]);

test('a sound folder passes', () => {
  expect(check(FIXTURE)).toEqual({ status: 0, stdout: 'tests/fixtures/content : aucune faute\n', stderr: '' });
});

test('every diagnostic of a broken folder is a line that an editor can open, and the command fails', async () => {
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

test('a single diagnostic is counted in the singular', async () => {
  await withCopy([replace('app.yaml', 'email: contact@example.test', 'email: contact')], async (folder) => {
    expect(check(folder).stderr).toContain('\n1 faute : corrige, puis relance npm run content:check\n');
  });
});

const FAULTY = [
  replace('training/phase1/week-01.yaml', 'intensity: facile', 'intensity: facille'),
  replace('app.yaml', 'name: Objectif 2', '\ufeffname: Objectif 2'),
];

test('--fix shows each line that it fixes, and what is left', async () => {
  await withCopy(
    [
      replace('training/phase1/week-01.yaml', '    intensity: facile', '      intensity: facile'),
      replace('app.yaml', 'email: contact@example.test', 'email: contact'),
    ],
    async (folder) => {
      const shown = path.relative(process.cwd(), folder);
      const { status, stderr } = check(folder, '--fix');
      expect(status).toBe(1);
      expect(stderr.split('\n\n').slice(0, 2)).toEqual([
        [
          `${shown}/training/phase1/week-01.yaml:14`,
          '  -       intensity: facile',
          '  +     intensity: facile',
          '  retrait incorrect : décale cette ligne de 2 espaces vers la gauche, pour l’aligner avec « type »',
        ].join('\n'),
        '1 faute corrigée : relis-la',
      ]);
      expect(stderr).toContain('app.yaml:7:10');
      expect(stderr).toContain('\n1 faute : corrige, puis relance npm run content:check\n');
    },
  );
});

test('--fix says what it leaves in a file with other line ends', async () => {
  await withCopy([replace('app.yaml', 'name: Objectif 2\n', 'nam: Objectif 2\r\n')], async (folder) => {
    const shown = path.relative(process.cwd(), folder);
    const { status, stderr } = check(folder, '--fix');
    expect(status).toBe(1);
    expect(stderr.split('\n\n')[0]).toBe(
      `${shown}/app.yaml : 1 faute à corriger à la main, car --fix ne touche pas à un fichier avec des fins de ligne Windows (CRLF)`,
    );
  });
});

test.each(['--help', '-h'])('%s tells the options', (option) => {
  const { status, stdout, stderr } = run(['check', option]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('npm run content:check');
  for (const name of ['--fix', '--dir', '--format', '--help']) expect(stdout).toContain(name);
  expect(stdout).not.toContain('--out');
});

test('build --help tells the options of the build', () => {
  const { status, stdout, stderr } = run(['build', '--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('npm run content:build');
  for (const name of ['--out', '--dir', '--format', '--help']) expect(stdout).toContain(name);
  expect(stdout).not.toContain('--fix');
});

test('a command that does not exist is answered with the commands and all of their options', () => {
  const { status, stderr } = run(['chek']);
  expect(status).toBe(1);
  for (const name of ['check', 'build', '--fix', '--dir', '--out', '--format', '--help']) {
    expect(stderr).toContain(name);
  }
});

test('tools get every diagnostic as JSON', async () => {
  await withCopy(FAULTY, async (folder) => {
    const { status, stdout, stderr } = check(folder, '--format', 'json');
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      errors: 1,
      warnings: 1,
      findings: [
        {
          check: 'yaml',
          severity: 'warning',
          file: 'app.yaml',
          line: 1,
          column: 1,
          endColumn: 2,
          message:
            'ton éditeur a mis une marque invisible au début du fichier (BOM) : rien ne casse, mais choisis « UTF-8 » plutôt que « UTF-8 avec BOM » pour l’enregistrer',
          frame: '1 | name: Objectif 2\n  | ^\n2 | tagline: [Deux semaines]',
        },
        {
          check: 'schema',
          severity: 'error',
          file: 'training/phase1/week-01.yaml',
          line: 14,
          column: 16,
          endColumn: 23,
          message: '« facille » n’est pas accepté, attendu : récupération, facile, modérée, difficile, maximale',
          nearest: 'facile',
          frame:
            '13 |     type: footing\n14 |     intensity: facille\n   |                ^^^^^^^\n15 |     duration: 30 min',
        },
      ],
    });
  });
});

test('GitHub shows the diagnostics beside the lines of a pull request', async () => {
  await withCopy(FAULTY, async (folder) => {
    const shown = path.relative(process.cwd(), folder);
    const { status, stdout } = run(['check', '--dir', folder], { GITHUB_ACTIONS: 'true' });
    expect(status).toBe(1);
    expect(stdout.trimEnd().split('\n')).toEqual([
      `::warning file=${shown}/app.yaml,line=1,col=1,endColumn=2::ton éditeur a mis une marque invisible au début du fichier (BOM) : rien ne casse, mais choisis « UTF-8 » plutôt que « UTF-8 avec BOM » pour l’enregistrer`,
      `::error file=${shown}/training/phase1/week-01.yaml,line=14,col=16,endColumn=23::« facille » n’est pas accepté, attendu : récupération, facile, modérée, difficile, maximale. Voulais-tu dire « facile » ?`,
    ]);
  });
});

test('what GitHub would take for the end of a message or a property is escaped', async () => {
  const percent = replace('training/phase1/week-01.yaml', 'intensity: facile', 'intensity: "50 %, ou : plus"');
  await withCopy([percent], async (folder) => {
    expect(check(folder, '--format', 'github').stdout).toContain('::« 50 %25, ou : plus » n’est pas accepté');
  });
});

const tasksOfVsCode = async () => JSON.parse(await readFile('.vscode/tasks.json', 'utf8')).tasks;

test('the task of VS Code that mends does, and leaves the rest to the Problems panel', async () => {
  const [checking, mending] = await tasksOfVsCode();
  expect(mending.label).toBe('Corriger le contenu');
  expect(mending.problemMatcher).toEqual(checking.problemMatcher);
  const [, words = ''] = mending.command.split('content:check -- ');
  const slips = [
    replace('training/phase1/week-01.yaml', 'type: footing', 'type: fouting'),
    replace('training/phase1/week-01.yaml', 'duration: 30 min', 'duration: bientôt'),
  ];
  await withCopy(slips, async (folder) => {
    const { stdout, stderr } = check(folder, ...words.split(' '));
    expect(stderr).toContain('+     type: footing');
    expect(stdout).toContain('/training/phase1/week-01.yaml:15:15-22 error « bientôt » n’est pas accepté');
    expect(stdout).not.toContain('fouting');
    expect(await readFile(path.join(folder, 'training/phase1/week-01.yaml'), 'utf8')).toContain('type: footing');
  });
});

test('the task of VS Code finds the place and the words of each diagnostic', async () => {
  const [{ command, problemMatcher }] = await tasksOfVsCode();
  const [, words = ''] = command.split('content:check -- ');
  await withCopy(FAULTY, async (folder) => {
    const shown = path.relative(process.cwd(), folder);
    const { regexp, ...groups } = problemMatcher.pattern;
    const problems = check(folder, ...words.split(' '))
      .stdout.split('\n')
      .map((line) => new RegExp(regexp).exec(line))
      .filter((match) => match !== null)
      .map((match) => Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, match[Number(group)]])));
    expect(problems).toEqual([
      {
        file: `${shown}/app.yaml`,
        line: '1',
        column: '1',
        endColumn: '2',
        severity: 'warning',
        message: expect.stringMatching(/^ton éditeur a mis une marque invisible au début du fichier/),
      },
      {
        file: `${shown}/training/phase1/week-01.yaml`,
        line: '14',
        column: '16',
        endColumn: '23',
        severity: 'error',
        message: expect.stringMatching(/attendu : récupération.* Voulais-tu dire « facile » \?$/),
      },
    ]);
  });
});

test('warnings alone let the content pass', async () => {
  await withCopy(FAULTY.slice(1), async (folder) => {
    const { status, stdout, stderr } = check(folder);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('  Avertissement : ton éditeur a mis une marque invisible au début du fichier (BOM)');
    expect(stdout).toContain('\n1 avertissement, rien qui bloque');
  });
});

test.each([
  ['a folder that does not exist', ['check', '--dir', '/nope'], '/nope : introuvable : vérifie le chemin'],
  [
    'a file instead of a folder',
    ['check', '--dir', 'package.json'],
    'package.json : ce n’est pas un dossier : donne le dossier du contenu',
  ],
  ['an unknown option', ['check', '--folder', FIXTURE], '--folder'],
  [
    'an unknown format',
    ['check', '--format', 'xml'],
    '--format « xml » n’existe pas, formats : text, json, github, lines',
  ],
  [
    'a folder to build without a place for it',
    ['build', '--dir', FIXTURE],
    '--out va avec build et le --dir d’un autre dossier que content/',
  ],
])('%s fails with one line that names it', (_what, words, named) => {
  const { status, stdout, stderr } = run(words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(named);
  expect(stderr).toMatch(/^.+\n$/);
});

test('content/ by its name is the project’s own, which is built in its place', () => {
  expect(run(['build', '--dir', './content/'])).toMatchObject({ status: 0, stdout: 'content : aucune faute\n' });
});

test('another folder is built into a place of its own', async () => {
  await withCopy([], async (folder) => {
    const out = path.join(folder, '.out');
    expect(run(['build', '--dir', folder, '--out', out])).toMatchObject({ status: 0, stderr: '' });
    expect(await readFile(path.join(out, 'app.ts'), 'utf8')).toContain('export const app');
  });
});

const GONE = 'tests/fixtures/nowhere';

test('GitHub shows a missing folder as an error', () => {
  const { status, stdout } = run(['check', '--dir', GONE], { GITHUB_ACTIONS: 'true' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: `::error::${GONE} : introuvable : vérifie le chemin\n` });
});
