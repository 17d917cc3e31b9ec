import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const CATALOGUE = 'exercises/strength.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const INSTEAD = 'Remplace « load: { raceShare: … } » par quelques mots, comme « load: charge moyenne », ou ajoute';
const station = (id: string) => replace(CATALOGUE, 'name: Pompes', `name: Pompes\n    station: ${id}`);
const share = replace(PAGE, 'reps: 6-8', 'reps: 6-8\n        load: { raceShare: 50-60 % }');

export const raceLoads: readonly BrokenCopy[] = [
  broken(
    'an exercise of no station is prescribed a share of its race load',
    share,
    `${PAGE}:18:28 « Pompes » n’a pas de charge de course : il ne cite aucun atelier (station) dans content/exercises/. ${INSTEAD} cet atelier`,
  ),
  broken(
    'a station without a load is prescribed a share of it, in a circuit',
    [station('rameur'), replace(PAGE, 'reps: 10', 'reps: 10\n            load:\n              raceShare: 100 %')],
    `${PAGE}:32:26 « Pompes » n’a pas de charge de course : son atelier « rameur » n’en a pas dans understanding.yaml. ${INSTEAD} cette charge`,
  ),
];
