import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { App } from '../../../schema/app.ts';
import type { Introduction } from '../../../schema/introduction.ts';
import type { Programme, PublishedPage } from '../../../schema/programme.ts';
import type { Training } from '../../../schema/training.ts';
import { checkFolder } from '../../../scripts/content/check-folder.ts';
import { writeModules } from '../../../scripts/content/outputs/write-modules.ts';
import { checkCopy, type Edit, editFolder, FIXTURE, replace, withCopy } from '../broken-copy.ts';
import { PACES } from '../validate/rules/paces.ts';
import { rescheduling } from '../validate/rules/rescheduling.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const STRENGTH = 'exercises/strength.yaml';

interface Published {
  sources: Map<string, string>;
  app: App;
  introduction: Introduction;
  programme: Programme;
  training: Training;
  workoutPages: PublishedPage[];
}

/** What the app imports of a copy of the fixture that the edits have gone through. */
function published(...edits: Edit[]): Promise<Published> {
  return withCopy(edits, async (folder) => {
    const generated = path.join(folder, '.generated');
    writeModules((await checkFolder(folder)).content, generated);
    const names = (await readdir(generated)).toSorted();
    const load = (name: string) => import(pathToFileURL(path.join(generated, name)).href);
    const texts = await Promise.all(names.map((name) => readFile(path.join(generated, name), 'utf8')));
    const sources = new Map(names.map((name, index) => [name, texts[index] ?? '']));
    const modules = ['app.ts', 'introduction.ts', 'programme.ts', 'training.ts', 'workoutPages.ts'].map(load);
    return Object.assign({}, ...(await Promise.all(modules)), { sources });
  });
}

const plain = await published();
const firstDays = ({ programme }: Published) => programme.phases[0]?.weeks[0]?.days ?? [];
const optionsOf = ({ workoutPages }: Published) => workoutPages[0]?.options ?? [];
const intro = (text: string) => replace('introduction.yaml', 'intro: Deux semaines pour essayer.', `intro: ${text}`);

test('what the page already says of the product is not published again, and its name stands in the subject of mails', async () => {
  expect(Object.keys(plain.app).toSorted()).toEqual(['contact', 'links', 'name', 'tagline']);
  expect(plain.app.contact.subject).toBe('Question');
  const { app } = await published(replace('app.yaml', '  subject: Question\n', ''));
  expect(app.contact.subject).toBe('Question sur le programme Objectif 2');
});

test('bold words and links are published in their parts, typeset', async () => {
  const { introduction } = await published(
    intro("Deux **semaines !** d'essai, [le guide](/competition) et [l'eau](Https://www.anses.fr/x-1-2)."),
  );
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
  const { introduction, programme } = await published(
    replace('introduction.yaml', 'title: Bienvenue', 'title: Avant {exercice pompes}'),
    intro('"{Semaine 01}, {semaines 1 et arrivee}, **{séance circuit}**, [{seance simple}](/training) !"'),
    replace('training/phase1/week-02.yaml', 'number: 2\n', 'number: 2\nid: arrivee\n'),
  );
  expect(introduction.title).toBe('Avant Pompes');
  expect(introduction.intro).toEqual([
    'Semaine\u00a01, semaines\u00a01 et 2, ',
    { bold: 'Circuit' },
    ', ',
    { text: 'Simple', href: '/training' },
    '\u202f!',
  ]);
  expect(programme.phases[0]?.weeks.map((week) => 'id' in week)).toEqual([false, false]);
});

test('of two workouts with one id, a page cites its own, and elsewhere it is a question', async () => {
  const edits: Edit[] = [
    (files) => files.set('training/phase1/core.yaml', files.get(PAGE) ?? ''),
    replace(PAGE, 'name: Simple', 'name: Haut'),
    replace(PAGE, 'summary: Des tours.', 'summary: Comme {séance simple}.'),
    intro('Avant {séance simple}.'),
  ];
  const { content, diagnostics } = await checkCopy(edits);
  expect(content.pages().get('/training/phase1/upper-body')?.value?.options[1]?.summary).toBe('Comme Haut.');
  const cited = diagnostics.filter(({ code }) => code === 'references');
  expect(cited.map(({ file }) => file)).toEqual(['introduction.yaml']);
});

test('a day has its quantities in numbers, the name of its suggested workout and, of strength, its rest', async () => {
  const [monday, tuesday] = firstDays(plain);
  expect(monday).toEqual({
    day: 'lundi',
    activity: 'Haut du corps',
    type: 'force',
    intensity: 'modérée',
    duration: { minSeconds: 2700, maxSeconds: 2700 },
    rest: { minSeconds: 90, maxSeconds: 90, detail: 'entre les séries' },
    link: '/training/phase1/upper-body',
    suggested: { id: 'simple', name: 'Simple' },
  });
  expect(tuesday).not.toHaveProperty('suggested');
  for (const edit of [replace(WEEK, 'type: force', 'type: spécifique'), replace(WEEK, '    suggested: simple\n', '')]) {
    expect(firstDays(await published(edit))[0]).not.toHaveProperty('rest');
  }
});

test('what concerns coaches alone is not published', async () => {
  const accepted = "accepted: [{ warning: week-rise, reason: 'Voulu.' }]";
  const { sources } = await published(
    replace(WEEK, 'focus: Essai\n', `focus: Essai\n${accepted}\n`),
    replace(WEEK, '    duration: 30 min\n', `    duration: 30 min\n    ${accepted}\n`),
    replace(PAGE, 'summary: Une liste.\n', 'summary: Une liste.\n    technique: true\n'),
  );
  for (const name of ['programme.ts', 'workoutPages.ts']) expect(sources.get(name)).toBe(plain.sources.get(name));
});

test('a day says whether it works the legs and whether it is a simulation, and what its sentences depend on', async () => {
  const [monday, tuesday] = firstDays(
    await published(
      replace(PAGE, 'intro: Choisis.\n', 'intro: Choisis.\nlegs: true\n'),
      replace(PAGE, 'summary: Une liste.\n', 'summary: Une liste.\n    simulation: true\n'),
      replace(
        WEEK,
        '    duration: 30 min\n',
        '    duration: 30 min\n    dependent: [{ on: lundi, text: "Au **lendemain** des jambes." }]\n',
      ),
    ),
  );
  expect(monday).toMatchObject({ legs: true, simulation: true });
  expect(tuesday?.dependent).toEqual([{ on: 'lundi', text: ['Au ', { bold: 'lendemain' }, ' des jambes.'] }]);
  expect(tuesday).not.toHaveProperty('legs');
});

test('the tables of the principles are made of what the app reads', async () => {
  const { training } = await published(
    rescheduling({
      rows: '{ phases: [1, 3], keep: [mardi, lundi], note: Doucement. }, { week: course, keep: [lundi], then: [mercredi, vendredi] }',
      steps:
        '{ days: 1, text: Reprends. }, { days: 2, text: "Va **doucement**." }, { days: 3, text: Refais. }, { days: 8, text: Recommence. }',
    }),
    replace(
      'training.yaml',
      'text: Passe.',
      'text: Passe.\n    table: priorités\n  - { id: stop, title: Arrêt, table: reprises }\n  - { id: own, title: À la main, table: { columns: [A, B], rows: [{ label: Un, text: Deux }] } }',
    ),
    replace('training/phase1/week-02.yaml', 'number: 2\n', 'number: 2\nkind: course\n'),
    replace('training/phase1/week-02.yaml', 'duration: 45 min', 'duration: 25 min'),
  );
  const [priorities, returns, own] = training.principles.map(({ table }) => table);
  expect(priorities).toEqual({
    columns: ['Le moment', 'L’ordre'],
    rows: [
      { label: 'Phases 1 et 3', text: 'Mardi, lundi. Doucement.' },
      { label: 'Semaine de la course', text: 'Haut du corps. Ensuite seulement, repos et repos.' },
    ],
  });
  expect(returns).toEqual({
    columns: ['Ton arrêt', 'Ta reprise'],
    rows: [
      { label: '1\u00a0jour', text: 'Reprends.' },
      { label: '2\u00a0jours', text: ['Va ', { bold: 'doucement' }, '.'] },
      { label: '3 à 7\u00a0jours', text: 'Refais.' },
      { label: 'Au-delà de 7\u00a0jours', text: 'Recommence.' },
    ],
  });
  expect(own).toEqual({ columns: ['A', 'B'], rows: [{ label: 'Un', text: 'Deux' }] });
  expect(training.rescheduling?.returns.steps[1]?.text).toEqual(['Va ', { bold: 'doucement' }, '.']);
});

test('flat lists and circuits have one form, with each exercise, written once, in place of its id', () => {
  const alternatives = [{ name: 'Sur les genoux' }];
  const pompes = { id: 'pompes', name: 'Pompes', howTo: 'Descends, remonte.', alternatives };
  const planche = { id: 'planche', name: 'Planche', howTo: 'Tiens.', alternatives };
  expect(optionsOf(plain)).toEqual([
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
  expect(plain.sources.get('workoutPages.ts')?.split('Descends, remonte.')).toHaveLength(2);
});

test.each([
  ['exercise: planche', 'planche'],
  ['name: Planche', 'Planche'],
  ['name: planche', '{ exercise: planche, time: 20 s }'],
])('an easier form or an alternative that is an exercise has its name: { %s }, - %s', async (easier, alternative) => {
  const edit = replace(
    STRENGTH,
    'remonte.\n    alternatives: [Sur les genoux]',
    `remonte.\n    easier: { ${easier}, when: si tu n'en fais pas 6 }\n    harder: { name: Sur un bras, when: si tu t'ennuies }\n    alternatives:\n      - ${alternative}`,
  );
  const dose = alternative.includes('20 s') ? { time: { minSeconds: 20, maxSeconds: 20 } } : {};
  expect(optionsOf(await published(edit))[0]?.blocks[0]?.exercises[0]?.exercise).toMatchObject({
    easier: { name: 'Planche', when: 'si tu n’en fais pas 6' },
    harder: { name: 'Sur un bras', when: 'si tu t’ennuies' },
    alternatives: [{ name: 'Planche', howTo: 'Tiens.', ...dose }],
  });
});

test('a pace is written once; days and exercises that cite it have it in place of its id', async () => {
  const paced = await published(
    PACES,
    replace(WEEK, 'duration: 30 min\n', 'duration: 30 min\n    pace: [footing, seuil]\n'),
    replace(PAGE, 'reps: 6-8\n', 'reps: 6-8\n        pace: seuil\n'),
  );
  const tuesday = firstDays(paced)[1];
  const seuil = { id: 'seuil', name: 'Allure seuil', rpe: { min: 8, max: 8 }, feeling: 'Tu souffles.' };
  expect(tuesday?.paces).toMatchObject([{ id: 'footing', share: { minPercent: 65, maxPercent: 75 } }, seuil]);
  expect(tuesday).not.toHaveProperty('pace');
  const [pompes, planche] = optionsOf(paced)[0]?.blocks[0]?.exercises ?? [];
  expect(pompes?.pace).toEqual(seuil);
  expect(planche).not.toHaveProperty('pace');
  expect(paced.sources.get('programme.ts')?.split('"Tu souffles."')).toHaveLength(2);
});

test('only the modules whose content changed are written again', async () => {
  await withCopy([], async (folder) => {
    const generated = path.join(folder, '.generated');
    writeModules((await checkFolder(FIXTURE)).content, generated);
    await editFolder(folder, replace('introduction.yaml', 'title: Bienvenue', 'title: Salut'));
    const introduction = path.join(generated, 'introduction.ts');
    expect(writeModules((await checkFolder(folder)).content, generated)).toEqual([introduction]);
    expect(await readFile(introduction, 'utf8')).toContain('Salut');
  });
});
