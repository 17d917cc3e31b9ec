import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const INTRODUCTION = 'introduction.yaml';
const WEEK = 'training/phase1/week-02.yaml';
const intro = (text: string) => replace(INTRODUCTION, 'intro: Deux semaines pour essayer.', `intro: ${text}`);
const WEEKS = 'le programme compte 2 semaines';

export const proseNumbers: readonly BrokenCopy[] = [
  {
    what: 'weeks and phases that the programme does not have, in figures and in words',
    edits: [
      intro('>-\n  Un programme de\n  12 semaines, en trois phases.'),
      replace(INTRODUCTION, 'text: Courtes.', 'text: Trois phases de quatre semaines.'),
    ],
    diagnostics: [
      `${INTRODUCTION}:4:3 avertissement, « 12 » : ${WEEKS} (voulais-tu dire « 2 » ?)`,
      `${INTRODUCTION}:4:19 avertissement, « trois » : le programme compte 1 phase (voulais-tu dire « un » ?)`,
      `${INTRODUCTION}:9:11 avertissement, « Trois » : le programme compte 1 phase (voulais-tu dire « Un » ?)`,
      `${INTRODUCTION}:9:27 avertissement, « quatre » : chaque phase compte 2 semaines (voulais-tu dire « deux » ?)`,
    ],
  },
  {
    what: 'a week and a phase after the last',
    edits: [replace(WEEK, 'focus: ', 'focus: Avant la semaine 14, comme aux semaines 2 et 3, phase 2. ')],
    diagnostics: [
      `${WEEK}:2:25 avertissement, « 14 » : la dernière semaine est la 2`,
      `${WEEK}:2:53 avertissement, « 3 » : la dernière semaine est la 2`,
      `${WEEK}:2:62 avertissement, « 2 » : la dernière phase est la 1`,
    ],
  },
  {
    what: 'another race, and other days in the gym',
    edits: [
      intro(
        '"Huit kilomètres à courir, huit ateliers à passer : 8 tours, 8 ateliers. Les 8 ateliers. 3 jours de salle par semaine."',
      ),
    ],
    diagnostics: [
      `${INTRODUCTION}:2:9 avertissement, « Huit » : la course compte 2 km (voulais-tu dire « Deux » ?)`,
      `${INTRODUCTION}:2:35 avertissement, « huit » : la course compte 2 ateliers (voulais-tu dire « deux » ?)`,
      `${INTRODUCTION}:2:60 avertissement, « 8 » : la course compte 2 tours (voulais-tu dire « 2 » ?)`,
      `${INTRODUCTION}:2:69 avertissement, « 8 » : la course compte 2 ateliers (voulais-tu dire « 2 » ?)`,
      `${INTRODUCTION}:2:85 avertissement, « 8 » : la course compte 2 ateliers (voulais-tu dire « 2 » ?)`,
      `${INTRODUCTION}:2:97 avertissement, « 3 » : limits.yaml compte 1 jour de salle (trainingDays) (voulais-tu dire « 1 » ?)`,
    ],
  },
  {
    what: 'another race in a tagline and in other words, and not another distance than that of the race',
    edits: [
      intro(
        '"Prépare ta course, 8 × 1 km et 8 ateliers : vous courez les 8 km ensemble, à tes 8 km s’ajoute la piste. Avant les 10 km de ta ville, cours 8 km, passe 2 ateliers, et refais les 8 tours de piste."',
      ),
      replace('app.yaml', 'tagline: [Deux semaines]', 'tagline: [8 tours, 8 ateliers, un objectif]'),
    ],
    diagnostics: [
      'app.yaml:2:11 avertissement, « 8 » : la course compte 2 tours (voulais-tu dire « 2 » ?)',
      'app.yaml:2:20 avertissement, « 8 » : la course compte 2 ateliers (voulais-tu dire « 2 » ?)',
      `${INTRODUCTION}:2:28 avertissement, « 8 » : la course compte 2 tours (voulais-tu dire « 2 » ?)`,
      `${INTRODUCTION}:2:40 avertissement, « 8 » : la course compte 2 ateliers (voulais-tu dire « 2 » ?)`,
      `${INTRODUCTION}:2:69 avertissement, « 8 » : la course compte 2 km (voulais-tu dire « 2 » ?)`,
      `${INTRODUCTION}:2:90 avertissement, « 8 » : la course compte 2 km (voulais-tu dire « 2 » ?)`,
    ],
  },
];
