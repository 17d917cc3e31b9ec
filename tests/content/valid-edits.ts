import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Edit, remove, replace } from './broken-copy.ts';
import { sixteenWeeks, unevenPhases } from './other-programmes.ts';
import { editOf, examplesIn, README_FILE } from './page-examples.ts';

const WEEK = 'training/phase1/week-01.yaml';
const UPPER_BODY = 'training/phase1/upper-body.yaml';

const examples = await examplesIn(README_FILE);

/** The recipes of the README below a heading, to the letter. */
function recipes(heading: string): Edit[] {
  const chosen = examples.filter((example) => example.recipe && example.heading === heading);
  if (chosen.length === 0) throw new Error(`the README has no recipe « ${heading} »`);
  return chosen.map(editOf);
}

/** Replaces every match: an edit that a coach makes with the editor's search. */
function replaceAll(file: string, part: RegExp, by: string): Edit {
  return async (folder) => {
    const target = path.join(folder, file);
    const text = await readFile(target, 'utf8');
    if (!part.test(text)) throw new Error(`${file} holds no ${part}`);
    await writeFile(target, text.replace(part, by));
  };
}

/** What coaches do to the tests' programme, each of which `content:check` accepts and no test may hold against them. */
export const VALID_EDITS: Record<string, readonly Edit[]> = {
  'another duration for a day': [
    replaceAll(WEEK, /(?<=day: lundi\n(?: .*\n)*?) {4}duration: 45 min/, '    duration: 50 min'),
  ],
  'another suggested workout': [replace(WEEK, 'suggested: pousser-et-tirer', 'suggested: dos-solide')],
  'another exercise in a workout': [replace(UPPER_BODY, 'exercise: pompes', 'exercise: developpe-incline')],
  'an exercise that stands twice in a list': [
    replaceAll(UPPER_BODY, /(?<= {6}- exercise: )developpe-epaules(?=\n {8}sets: 3\n {8}reps: 10\n)/, 'rowing-haltere'),
  ],
  'the README’s new workout': recipes('Ajouter une séance à une page'),
  'the README’s new exercise': recipes('Ajouter un exercice'),
  'the README’s new page': recipes('Créer une page de séances'),
  'the README’s note on a week': [
    replace(WEEK, 'focus: Poser tes repères', 'focus: "Poser tes repères : note tes charges"'),
  ],
  'a day of rest instead of a run': [
    replaceAll(
      WEEK,
      / {2}- day: jeudi\n(?: {4}.*\n)+/,
      '  - day: jeudi\n    activity: Repos\n    type: repos\n    description: Dors, et marche si tu en as envie.\n',
    ),
  ],
  'a workout less': [
    replaceAll(UPPER_BODY, / {2}- id: epaules-et-grip\n[\s\S]*$/, ''),
    replace('limits.yaml', '  /training/phase1/upper-body: 3', '  /training/phase1/upper-body: 2'),
    ...['week-01', 'week-02', 'week-03', 'week-04'].map(
      (week): Edit =>
        async (folder) => {
          const file = path.join(folder, `training/phase1/${week}.yaml`);
          const text = await readFile(file, 'utf8');
          await writeFile(file, text.replace('suggested: epaules-et-grip', 'suggested: dos-solide'));
        },
    ),
  ],
  'a page less': [
    remove('training/phase3/full-body.yaml'),
    replaceAll('limits.yaml', / {2}\/training\/phase3\/full-body: 1\n/, ''),
    ...['week-09', 'week-10', 'week-11', 'week-12'].map(
      (week): Edit =>
        async (folder) => {
          const file = path.join(folder, `training/phase3/${week}.yaml`);
          const text = await readFile(file, 'utf8');
          await writeFile(file, text.replace(/ {4}link: \/training\/phase3\/full-body\n(?: {4}suggested: .*\n)?/g, ''));
        },
    ),
  ],
  'other names for a workout, a page, an exercise and a phase': [
    replace(UPPER_BODY, 'name: Pousser et tirer', 'name: "Pousser, tirer : l’essentiel"'),
    replace(UPPER_BODY, 'title: Haut du corps', 'title: Le haut'),
    replace('exercises/core.yaml', '    name: Planche\n', '    name: Gainage ventral\n'),
    replace('training/phase1/phase.yaml', 'name: Fondation', 'name: Les bases, sans se presser'),
  ],
  'another name and other addresses for the app': [
    replace('app.yaml', 'name: Objectif 8', 'name: Cap Huit'),
    replace(
      'app.yaml',
      'tagline: ["{chiffre tours} tours", "{chiffre ateliers} ateliers", un objectif]',
      'tagline: [Huit tours, et toi]',
    ),
    replace('app.yaml', 'https://objectif8.example/rejoindre', 'https://club.example/inscription?an=2027'),
    replace('app.yaml', 'email: contact@objectif8.example', 'email: coachs@club.example'),
  ],
  'other words and one more card on the introduction': [
    replace(
      'introduction.yaml',
      'title: "{chiffre semaines} semaines jusqu\'à ta ligne d\'arrivée"',
      'title: Bienvenue',
    ),
    replaceAll(
      'introduction.yaml',
      /$(?![\s\S])/,
      '  - id: coaches\n    figure: "4"\n    title: Des coachs\n    text: Quatre coachs relisent chaque changement.\n',
    ),
  ],
  'other things on the checklists': [
    replaceAll('competition.yaml', / {4}- id: gloves-belt\n(?: {6}.*\n)+/, ''),
    replace(
      'competition.yaml',
      '    - id: towel\n',
      '    - id: headband\n      text: Bandeau\n      detail: Contre la sueur, si tu en portes un.\n    - id: towel\n',
    ),
    replace('competition.yaml', "text: Pièce d'identité", 'text: Carte d’identité ou passeport'),
  ],
  'another timetable': [
    replace('competition.yaml', 'before: 2 h', 'before: 2 h 30'),
    replace(
      'competition.yaml',
      '    - id: time-snack\n',
      '    - id: time-friends\n      before: 1 h 15\n      text: Retrouve tes amis\n    - id: time-snack\n',
    ),
  ],
  'other goals and shares of the race plan': [
    replace('competition.yaml', 'targets: 50 min à 3 h 30', 'targets: 55 min à 4 h'),
    replace('competition.yaml', 'station: skierg\n      percent: 12 %', 'station: skierg\n      percent: 11,5 %'),
    replace(
      'competition.yaml',
      'station: wall-balls\n      percent: 17,5 %',
      'station: wall-balls\n      percent: 18 %',
    ),
    replace('competition.yaml', '"0:16"', '"0:12"'),
  ],
  'a longer limit, and a day that takes it': [
    replaceAll(
      'limits.yaml',
      /(?<=weeks: \[1, 2, 3, 4\]\n {4}type: force\n) {4}within: 40-55 min/,
      '    within: 40-65 min',
    ),
    replaceAll(WEEK, /(?<=day: mercredi\n(?: .*\n)*?) {4}duration: 45 min/, '    duration: 1 h 05'),
  ],
  'other doses, a note and a load': [
    replaceAll(
      UPPER_BODY,
      /exercise: developpe-couche-halteres\n {8}sets: 3\n {8}reps: 10/,
      'exercise: developpe-couche-halteres\n        sets: 5\n        reps: 4-6\n        load: lourd\n        note: "Trois minutes entre les séries : prends-les."',
    ),
    replaceAll(
      UPPER_BODY,
      /exercise: planche\n {8}sets: 3\n {8}time: 30 s/,
      'exercise: planche\n        sets: 2\n        time: 1 min 15',
    ),
  ],
  'a load in reserve, and one below the race’s': [
    replaceAll(
      UPPER_BODY,
      /exercise: developpe-couche-halteres\n {8}sets: 3\n/,
      'exercise: developpe-couche-halteres\n        sets: 3\n        load:\n          reserve: 2-3\n',
    ),
    replaceAll('training/phase1/hyrox-specific.yaml', /raceShare: 50-60 %/g, 'raceShare: 40 à 50 %'),
  ],
  'a light week that takes away more': [
    replace('training/phase1/week-04.yaml', '{ fewerSets: 1, maxRpe: 6 }', '{ fewerSets: 2, maxRpe: 5 }'),
  ],
  'another late start': [replace('training.yaml', 'keep: [1, 2, 3, 5, 10, 11, 12]', 'keep: [2, 3, 5, 6, 10, 11, 12]')],
  'a principle less, other words for an effort': [
    replaceAll('training.yaml', / {2}- id: missed-session\n(?: {4}.*\n)+/, ''),
    replaceAll('training.yaml', /feeling: Tu bouges sans effort.*/, 'feeling: Une promenade.'),
  ],
  'a programme of 16 weeks in four phases': [sixteenWeeks],
  'a programme in phases of ten, one and one weeks': [unevenPhases],
};
