import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, expectTypeOf, onTestFinished, test } from 'vitest';
import type { App } from '../../../schema/app.ts';
import type { Introduction } from '../../../schema/introduction.ts';
import type { Programme, PublishedDay, PublishedPage, PublishedWeek } from '../../../schema/programme.ts';
import { checkFolder } from '../../../scripts/content/check-folder.ts';
import { SCREENS } from '../../../scripts/content/kinds.ts';
import { writeModules } from '../../../scripts/content/outputs/write-modules.ts';
import { FIXTURE, replace, withCopy } from '../broken-copy.ts';
import { PACES } from '../validate/rules/paces.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const WEEK = 'training/phase1/week-01.yaml';
let folder = '';

beforeEach(async () => {
  const temporary = await mkdtemp(path.join(tmpdir(), 'objectif-8-generated-'));
  folder = path.join(temporary, 'generated');
  onTestFinished(() => rm(temporary, { recursive: true, force: true }));
});

async function publish(source = FIXTURE): Promise<void> {
  writeModules((await checkFolder(source)).content, folder);
}

async function load<T>(name: string): Promise<T> {
  return (await import(pathToFileURL(path.join(folder, name)).href)) as T;
}

async function loadProgramme(): Promise<Programme> {
  return (await load<{ programme: Programme }>('programme.ts')).programme;
}

async function loadWorkoutPages(): Promise<PublishedPage[]> {
  return (await load<{ workoutPages: PublishedPage[] }>('workoutPages.ts')).workoutPages;
}

test('each screen and the programme become a module', async () => {
  await publish();
  const screens = SCREENS.map((screen) => `${screen}.ts`);
  expect((await readdir(folder)).toSorted()).toEqual(
    ['app.ts', 'figures.ts', 'index.ts', 'programme.ts', 'workoutPages.ts', ...screens].toSorted(),
  );
  const { introduction, route } = await load<{ introduction: Introduction; route: string }>('introduction.ts');
  expect(route).toBe('/introduction');
  expect(introduction).toEqual({
    title: 'Bienvenue',
    intro: 'Deux semaines pour essayer.',
    features: [{ id: 'weeks', figure: '2', title: 'Deux semaines', text: 'Courtes.' }],
  });
});

const intro = (text: string) => replace('introduction.yaml', 'intro: Deux semaines pour essayer.', `intro: ${text}`);

test('bold words and links are published in their parts, typeset', async () => {
  const written = intro(
    "Deux **semaines !** d'essai, [le guide](/competition) et [l'eau](Https://www.anses.fr/x-1-2).",
  );
  await withCopy([written], publish);
  const { introduction } = await load<{ introduction: Introduction }>('introduction.ts');
  expect(introduction.intro).toEqual([
    'Deux ',
    { bold: 'semaines\u202f!' },
    ' d’essai, ',
    { text: 'le guide', href: '/competition' },
    ' et ',
    { text: 'l’eau', href: 'https://www.anses.fr/x-1-2', host: 'anses.fr' },
    '.',
  ]);
});

test('a text names the weeks, the workouts and the exercises that it cites', async () => {
  await withCopy(
    [
      replace('introduction.yaml', 'title: Bienvenue', 'title: Avant {exercice pompes}'),
      intro('"{Semaine 01}, {semaines 1 et arrivee}, **{séance circuit}**, [{seance simple}](/training) !"'),
      replace('training/phase1/week-02.yaml', 'number: 2\n', 'number: 2\nid: arrivee\n'),
    ],
    publish,
  );
  const { introduction } = await load<{ introduction: Introduction }>('introduction.ts');
  expect(introduction.title).toBe('Avant Pompes');
  expect(introduction.intro).toEqual([
    'Semaine\u00a01, semaines\u00a01 et 2, ',
    { bold: 'Circuit' },
    ', ',
    { text: 'Simple', href: '/training' },
    '\u202f!',
  ]);
  const { phases } = await loadProgramme();
  expect(phases[0]?.weeks.map((week) => 'id' in week)).toEqual([false, false]);
});

test('of two workouts with one id, a page cites its own, and elsewhere it is a question', async () => {
  const page = 'training/phase1/upper-body.yaml';
  await withCopy(
    [
      async (copy) => {
        const source = await readFile(path.join(copy, page), 'utf8');
        await writeFile(path.join(copy, 'training/phase1/core.yaml'), source.replace('name: Simple', 'name: Gainage'));
      },
      replace(page, 'summary: Des tours.', 'summary: Comme {séance simple}.'),
      intro('Avant {séance simple}.'),
    ],
    async (copy) => {
      const { content, diagnostics } = await checkFolder(copy);
      expect(content.pages().get('/training/phase1/upper-body')?.value?.options[1]?.summary).toBe('Comme Simple.');
      expect(diagnostics.filter(({ code }) => code === 'references').map(({ file }) => file)).toEqual([
        'introduction.yaml',
      ]);
    },
  );
});

test('what the page already says of the product is not published again', async () => {
  await publish();
  const { app } = await load<{ app: App }>('app.ts');
  expect(Object.keys(app).toSorted()).toEqual(['contact', 'links', 'name', 'tagline']);
  expectTypeOf<App>().not.toHaveProperty('description');
});

test('a module says where it comes from, declares its type and holds no YAML, zod or position', async () => {
  await publish();
  const source = await readFile(path.join(folder, 'introduction.ts'), 'utf8');
  expect(source.split('\n').slice(0, 4)).toEqual([
    '// Written by `npm run content:build` from content/. Do not edit.',
    `import type { Introduction } from '${path.relative(folder, 'schema').replaceAll(path.sep, '/')}/introduction.ts';`,
    '',
    'export const introduction: Introduction = {',
  ]);
});

test('phases and pages have their numbers and routes, weeks their order', async () => {
  await publish();
  const { phases } = await loadProgramme();
  const workoutPages = await loadWorkoutPages();
  expect(phases.map(({ number, route, name }) => ({ number, route, name }))).toEqual([
    { number: 1, route: '/training/phase1', name: 'Fondation' },
  ]);
  expect(phases[0]?.weeks.map(({ number }) => number)).toEqual([1, 2]);
  expect(workoutPages.map(({ route, phase, title }) => ({ route, phase, title }))).toEqual([
    { route: '/training/phase1/upper-body', phase: 1, title: 'Haut du corps' },
  ]);
});

test('a day has its quantities in numbers and the name of its suggested workout', async () => {
  await publish();
  const { phases } = await loadProgramme();
  expect(phases[0]?.weeks[0]?.days[0]).toEqual({
    day: 'lundi',
    activity: 'Haut du corps',
    type: 'force',
    intensity: 'modérée',
    duration: { minSeconds: 2700, maxSeconds: 2700 },
    rest: { minSeconds: 90, maxSeconds: 90, detail: 'entre les séries' },
    link: '/training/phase1/upper-body',
    suggested: { id: 'simple', name: 'Simple' },
  });
  expect(phases[0]?.weeks[0]?.days[1]).not.toHaveProperty('suggested');
});

test('the rest of a day of strength is that of its suggested workout', async () => {
  const workout = replace(
    'training/phase1/upper-body.yaml',
    'rest: 90 s entre les séries',
    'rest: 75 s entre les séries',
  );
  const limit = replace('limits.yaml', '/training/phase1/upper-body: 90 s', '/training/phase1/upper-body: 1 à 2 min');
  await withCopy([workout, limit], (copy) => publish(copy));
  expect((await loadProgramme()).phases[0]?.weeks[0]?.days[0]?.rest).toEqual({
    minSeconds: 75,
    maxSeconds: 75,
    detail: 'entre les séries',
  });
});

test.each([
  ['a day of circuits', replace(WEEK, 'type: force', 'type: spécifique')],
  ['a day without a suggested workout', replace(WEEK, '    suggested: simple\n', '')],
])('%s has the rest that it says itself, or none', async (_what, edit) => {
  await withCopy([edit], (copy) => publish(copy));
  expect((await loadProgramme()).phases[0]?.weeks[0]?.days[0]).not.toHaveProperty('rest');
});

test('what concerns coaches alone is not published', async () => {
  const accepted = "accepted: [{ warning: week-rise, reason: 'Voulu.' }]";
  const edits = [
    replace(WEEK, 'focus: Essai\n', `focus: Essai\n${accepted}\n`),
    replace(WEEK, '    duration: 30 min\n', `    duration: 30 min\n    ${accepted}\n`),
    replace('training/phase1/upper-body.yaml', 'intro: Choisis.\n', 'intro: Choisis.\nlegs: true\n'),
  ];
  await publish();
  const source = await readFile(path.join(folder, 'programme.ts'), 'utf8');
  await withCopy(edits, async (copy) => {
    const { content } = await checkFolder(copy);
    const [week] = content.valid('week').map(({ value }) => value);
    expect([week?.accepted, week?.days[1]?.accepted]).toEqual(
      Array(2).fill([{ warning: 'week-rise', reason: 'Voulu.' }]),
    );
    const [page] = content.valid('workoutPage').map(({ value }) => value);
    expect(page?.legs).toBe(true);
    await publish(copy);
  });
  expect(await readFile(path.join(folder, 'programme.ts'), 'utf8')).toBe(source);
  expectTypeOf<PublishedWeek>().not.toHaveProperty('accepted');
  expectTypeOf<PublishedDay>().not.toHaveProperty('accepted');
  expectTypeOf<PublishedPage>().not.toHaveProperty('legs');
});

test('a simulation is published as one', async () => {
  const edit = replace(
    'training/phase1/upper-body.yaml',
    '    summary: Une liste.\n',
    '    summary: Une liste.\n    simulation: true\n',
  );
  await withCopy([edit], (copy) => publish(copy));
  expect(await readFile(path.join(folder, 'workoutPages.ts'), 'utf8')).toContain('"simulation": true');
});

test('flat lists and circuits have one form, with each exercise in place of its id', async () => {
  await publish();
  const workoutPages = await loadWorkoutPages();
  const pompes = {
    id: 'pompes',
    name: 'Pompes',
    howTo: 'Descends, remonte.',
    alternatives: [{ name: 'Sur les genoux' }],
  };
  const planche = { id: 'planche', name: 'Planche', howTo: 'Tiens.', alternatives: [{ name: 'Sur les genoux' }] };
  expect(workoutPages[0]?.options).toEqual([
    {
      id: 'simple',
      name: 'Simple',
      summary: 'Une liste.',
      rest: { minSeconds: 90, maxSeconds: 90, detail: 'entre les séries', after: 'set' },
      blocks: [
        {
          rounds: 1,
          exercises: [
            { exercise: pompes, sets: 3, reps: { min: 6, max: 8 } },
            { exercise: planche, sets: 3, time: { minSeconds: 30, maxSeconds: 30 } },
          ],
        },
      ],
    },
    {
      id: 'circuit',
      name: 'Circuit',
      summary: 'Des tours.',
      rest: { minSeconds: 90, maxSeconds: 90 },
      blocks: [
        { rounds: 2, exercises: [{ exercise: pompes, sets: 1, reps: { min: 10, max: 10 } }] },
        { title: 'Final', rounds: 1, exercises: [{ exercise: pompes, sets: 1, reps: { min: 5, max: 5 } }] },
      ],
    },
  ]);
});

test.each(['exercise: planche', 'name: Planche', 'name: planche'])(
  'an easier form that is an exercise has its name: { %s }',
  async (written) => {
    const edit = replace(
      'exercises/strength.yaml',
      'remonte.\n',
      `remonte.\n    easier: { ${written}, when: si tu n'en fais pas 6 }\n    harder: { name: Sur un bras, when: si tu t'ennuies }\n`,
    );
    await withCopy([edit], (copy) => publish(copy));
    const exercise = (await loadWorkoutPages())[0]?.options[0]?.blocks[0]?.exercises[0]?.exercise;
    expect(exercise).toMatchObject({
      easier: { name: 'Planche', when: 'si tu n’en fais pas 6' },
      harder: { name: 'Sur un bras', when: 'si tu t’ennuies' },
    });
  },
);

test.each(['exercise: planche', 'planche', 'Planche', '{ exercise: planche, time: 20 s }'])(
  'an alternative that is an exercise has its name and how to do it: - %s',
  async (written) => {
    const edit = replace(
      'exercises/strength.yaml',
      'remonte.\n    alternatives: [Sur les genoux]',
      `remonte.\n    alternatives:\n      - ${written}`,
    );
    await withCopy([edit], (copy) => publish(copy));
    const exercise = (await loadWorkoutPages())[0]?.options[0]?.blocks[0]?.exercises[0]?.exercise;
    const dose = written.includes('20 s') ? { time: { minSeconds: 20, maxSeconds: 20 } } : {};
    expect(exercise?.alternatives).toEqual([{ name: 'Planche', howTo: 'Tiens.', ...dose }]);
  },
);

test('an exercise is written once, however often it is prescribed', async () => {
  await publish();
  const source = await readFile(path.join(folder, 'workoutPages.ts'), 'utf8');
  expect(source.split('Descends, remonte.')).toHaveLength(2);
  const blocks = (await loadWorkoutPages())[0]?.options.flatMap((option) => option.blocks) ?? [];
  const prescribed = blocks.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise));
  expect(new Set(prescribed.filter(({ id }) => id === 'pompes')).size).toBe(1);
});

test('a pace is written once; days and exercises that cite it have it in place of its id', async () => {
  const edits = [
    PACES,
    replace(WEEK, 'duration: 30 min\n', 'duration: 30 min\n    pace: [footing, seuil]\n'),
    replace('training/phase1/upper-body.yaml', 'reps: 6-8\n', 'reps: 6-8\n        pace: seuil\n'),
  ];
  await withCopy(edits, publish);
  const { phases } = await loadProgramme();
  const workoutPages = await loadWorkoutPages();
  const footing = {
    id: 'footing',
    name: 'Allure footing',
    rpe: { min: 3, max: 4 },
    feeling: 'Tu parles.',
    share: { minPercent: 65, maxPercent: 75 },
  };
  const seuil = { id: 'seuil', name: 'Allure seuil', rpe: { min: 8, max: 8 }, feeling: 'Tu souffles.' };
  expect(phases[0]?.weeks[0]?.days[1]?.paces).toEqual([footing, seuil]);
  expect(phases[0]?.weeks[0]?.days[1]).not.toHaveProperty('pace');
  const [pompes, planche] = workoutPages[0]?.options[0]?.blocks[0]?.exercises ?? [];
  expect(pompes?.pace).toEqual(seuil);
  expect(planche).not.toHaveProperty('pace');
  const source = await readFile(path.join(folder, 'programme.ts'), 'utf8');
  expect(source.split('"Tu souffles."')).toHaveLength(2);
});

test('only the modules whose content changed are written again', async () => {
  await publish();
  const names = await readdir(folder);
  for (const name of names) await utimes(path.join(folder, name), LONG_AGO, LONG_AGO);
  await withCopy([replace('introduction.yaml', 'title: Bienvenue', 'title: Salut')], publish);
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtime));
  expect(names.filter((_, index) => times[index]?.getTime() !== LONG_AGO.getTime())).toEqual(['introduction.ts']);
  expect((await load<{ introduction: Introduction }>('introduction.ts')).introduction.title).toBe('Salut');
});
