import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { IncrementalCheck } from '../../scripts/content/core.ts';
import type { ContentFile } from '../../scripts/content/parse/encoding.ts';
import { readFolder } from '../../scripts/content/read.ts';
import { PROGRAMME } from '../fixtures/programme.ts';
import { diagnosticsOf, FIXTURE } from './broken-copy.ts';

const SHORT_PROGRAMME = fileURLToPath(new URL('../fixtures/short-programme', import.meta.url));
const WEEK = 'training/phase1/week-01.yaml';
const UPPER_BODY = 'training/phase1/upper-body.yaml';

const files = await readFolder(PROGRAMME);
const check = new IncrementalCheck();
const errorsIn = (edited: readonly ContentFile[]) =>
  check.run(edited).diagnostics.filter(({ severity }) => severity === 'error');

test.each([
  ['the fixture that the broken copies start from', FIXTURE],
  ['the tests’ programme', PROGRAMME],
  ['a programme of its own', SHORT_PROGRAMME],
])('%s has no fault', async (_what, folder) => {
  expect(await diagnosticsOf([], folder)).toEqual([]);
});

/** What coaches do to a programme: in a file, what is replaced by what. */
const EDITS: Record<string, readonly (readonly [file: string, part: string | RegExp, by: string])[]> = {
  'a day of rest instead of a run': [
    [
      WEEK,
      / {2}- day: jeudi\n(?: {4}.*\n)+/,
      '  - day: jeudi\n    activity: Repos\n    type: repos\n    description: Dors, et marche si tu en as envie.\n',
    ],
  ],
  'a workout less': [
    [UPPER_BODY, / {2}- id: epaules-et-grip\n[\s\S]*$/, ''],
    ['limits.yaml', '/training/phase1/upper-body: 3', '/training/phase1/upper-body: 2'],
    ['training/phase1/week-03.yaml', 'suggested: epaules-et-grip', 'suggested: dos-solide'],
  ],
  'other names for a workout, a page, an exercise and a phase': [
    [UPPER_BODY, 'name: Pousser et tirer', 'name: "Pousser, tirer : l’essentiel"'],
    [UPPER_BODY, 'title: Haut du corps', 'title: Le haut'],
    ['exercises/core.yaml', '    name: Planche\n', '    name: Gainage ventral\n'],
    ['training/phase1/phase.yaml', 'name: Fondation', 'name: Les bases, sans se presser'],
  ],
  'other targets and public results of the race plan': [
    ['competition.yaml', 'targets: 50 min à 3 h 30', 'targets: 55 min à 4 h'],
    ['results.yaml', 'shares: 12 · 9,5', 'shares: 13 / 9'],
    ['results.yaml', 'defaultDivisions: [femmes-open]', 'defaultDivisions: [femmes-open, hommes-pro]'],
  ],
  'a longer limit, and a day that takes it': [
    ['limits.yaml', /(?<=weeks: \[1, 2, 3, 4\]\n {4}type: force\n {4}within: )40-55 min/, '40-65 min'],
    [WEEK, /(?<=day: mercredi\n(?: .*\n)*?) {4}duration: 45 min/, '    duration: 1 h 05'],
  ],
  'other doses, a note and loads': [
    [
      UPPER_BODY,
      /(?<=exercise: developpe-couche-halteres\n)( +)sets: 3\n +reps: 10/,
      '$1sets: 5\n$1reps: 4-6\n$1load: { reserve: 2-3 }\n$1note: "Trois minutes entre les séries : prends-les."',
    ],
    [UPPER_BODY, /(?<=exercise: planche\n +)sets: 3\n( +)time: 30 s/, 'sets: 2\n$1time: 1 min 15'],
    ['training/phase1/hyrox-specific.yaml', /raceShare: 50-60 %/g, 'raceShare: 40 à 50 %'],
  ],
  'another late start': [['training.yaml', 'keep: [1, 2, 3, 5, 10, 11, 12]', 'keep: [2, 3, 5, 6, 10, 11, 12]']],
};

test.each(Object.entries(EDITS))('an edit is accepted: %s', (_what, edits) => {
  const edited = edits.reduce<readonly ContentFile[]>((all, [file, part, by]) => {
    const before = all.find(({ path }) => path === file)?.text ?? '';
    const text = before.replace(part, by);
    if (text === before) throw new Error(`${file} holds no ${part}`);
    return all.map((other) => (other.path === file ? { path: file, text } : other));
  }, files);
  expect(errorsIn(edited)).toEqual([]);
});
