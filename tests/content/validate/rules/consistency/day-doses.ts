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
  'slower va avec un fractionné d’une seule distance, comme « 6 × 600 m » : écris-le ainsi dans activity, ou retire slower';

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
    `${WEEK}:5:109 « 3 » n’est pas moins que les 3 efforts de activity : corrige slower, ou retire-le`,
  ),
  broken(
    'fewer efforts of one of two distances',
    intervals('2 × 400 m puis 4 fois 1 km', 2),
    `${WEEK}:5:123 ${ONE_DISTANCE}`,
  ),
];
