import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';
import { programme, weekFile } from '../training/programme.ts';

const WEEK = weekFile(1);
const RUN = 'type: footing, intensity: facile, duration: 30 min';
const INTERVALS = 'type: fractionné, intensity: difficile, duration: 30 min';

/** A Tuesday of intervals of this name, with fewer for the slower athlete. */
const intervals = (activity: string, slower: number) => [
  ...programme({ mardi: `${INTERVALS}, slower: ${slower}` }, {}),
  replace(WEEK, 'day: mardi, activity: Essai', `day: mardi, activity: ${activity}`),
];
const ONE_DISTANCE =
  'slower va avec un fractionné d’une seule distance, comme « 6 × 600 m » : écris-le ainsi dans activity, ajoute intervals, ou retire slower';

/** Tuesdays of such names, whose timer counts these efforts. */
const timed = (counted: string, ...names: string[]) => [
  ...programme(
    ...names.map(() => ({
      mardi: `${INTERVALS}, rest: 1 min, intervals: { warmUp: 8 min, ${counted}, coolDown: 5 min }`,
    })),
    {},
  ),
  ...names.map((name, index) =>
    replace(weekFile(index + 1), 'day: mardi, activity: Essai', `day: mardi, activity: ${name}`),
  ),
];
const otherEfforts = (name: string, week: number) =>
  `${weekFile(week)}:5:29 « ${name} » n’annonce pas les mêmes efforts que intervals : corrige l’un ou l’autre`;

export const dayDoses: readonly BrokenCopy[] = [
  broken(
    'fewer efforts and mobility on a run, which has neither efforts nor a workout',
    programme({ mardi: `${RUN}, slower: 3`, jeudi: `${RUN}, mobility: 15 min` }, {}),
    `${WEEK}:5:96 ${ONE_DISTANCE}`,
    `${WEEK}:7:98 mobility s’ajoute à la séance conseillée : ajoute suggested, ou retire mobility et compte-la dans duration`,
  ),
  broken(
    'as many efforts for the slower athlete',
    intervals('3 à 4 × 1 km', 3),
    `${WEEK}:5:109 « 3 » doit rester sous le nombre d’efforts de la journée (3) : corrige slower, ou retire-le`,
  ),
  broken(
    'a name that says other efforts than the timer counts',
    timed('repeats: 5-6, distance: 600 m', '6 × 600 m', '5 à 6 × 400 m', '5 à 6 × 600 m et 2 × 1 km'),
    otherEfforts('6 × 600 m', 1),
    otherEfforts('5 à 6 × 400 m', 2),
    otherEfforts('5 à 6 × 600 m et 2 × 1 km', 3),
  ),
  broken(
    'a name that says the efforts that the timer counts, or none',
    timed('repeats: 4, distance: 1 km', '4 × 1000 m', '4 fois 1 km', 'Fractionné', 'Seuil 4 x 1 km à allure course'),
  ),
];
