import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';
import { PACES } from '../paces.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const ADVICE = 'cite-la par pace : footing, seuil';

export const runPaces: readonly BrokenCopy[] = [
  broken('a run cites no pace', PACES, `${WEEK}:15:5 avertissement, « footing » sans allure : ${ADVICE}`),
  broken(
    'an exercise cites a pace in one place and none in others',
    [
      PACES,
      replace(WEEK, 'duration: 30 min\n', 'duration: 30 min\n    pace: footing\n'),
      replace(PAGE, 'reps: 6-8\n', 'reps: 6-8\n        pace: seuil\n'),
    ],
    `${PAGE}:31:13 avertissement, « pompes » sans allure, alors qu’une autre séance lui en donne une : ${ADVICE}`,
    `${PAGE}:37:13 avertissement, « pompes » sans allure, alors qu’une autre séance lui en donne une : ${ADVICE}`,
  ),
  broken(
    'a day of rest has a pace',
    [
      PACES,
      replace(WEEK, 'duration: 30 min\n', 'duration: 30 min\n    pace: footing\n'),
      replace(WEEK, 'day: mercredi\n    activity: Repos\n', 'day: mercredi\n    activity: Repos\n    pace: footing\n'),
    ],
    `${WEEK}:19:11 un jour de repos n’a pas d’allure : change son type, ou retire-la`,
  ),
  broken(
    'a text names a pace that is none',
    replace(PAGE, 'summary: Des tours.', 'summary: À ton allure HYROX.'),
    `${PAGE}:23:20 avertissement, « allure HYROX » n’est définie nulle part : ajoute-la aux allures de training.yaml, et cite-la par pace`,
  ),
];
