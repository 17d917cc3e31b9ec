import { type BrokenCopy, broken, type Edit, replace } from '../../../broken-copy.ts';

const CATALOGUE = 'exercises/strength.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const counted = (name: string, countedIn: string): Edit =>
  replace(CATALOGUE, `    name: ${name}\n`, `    name: ${name}\n    countedIn: ${countedIn}\n`);

export const fittingDoses: readonly BrokenCopy[] = [
  broken(
    'repetitions of an exercise that is held, and a distance of one that says nothing',
    [counted('Planche', 'time'), replace(PAGE, 'time: 30 s', 'reps: 12'), replace(PAGE, 'reps: 6-8', 'distance: 20 m')],
    `${PAGE}:17:9 « pompes » ne se compte pas en distance : écris reps ou time, ou ajoute distance à son countedIn, dans content/exercises/`,
    `${PAGE}:20:9 « planche » ne se compte pas en reps : écris time, ou ajoute reps à son countedIn, dans content/exercises/`,
  ),
  broken(
    'several sets in each of several rounds',
    replace(PAGE, 'sets: 1\n            reps: 10', 'sets: 2\n            reps: 10'),
    `${PAGE}:29:19 2 tours × 2 séries font 4 séries : chaque tour en fait déjà une. Écris « sets: 1 » à chaque exercice, ou « rounds: 1 » si les séries se suivent (voulais-tu dire « 1 » ?)`,
  ),
];
