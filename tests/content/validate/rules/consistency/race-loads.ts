import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const CATALOGUE = 'exercises/strength.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const INSTEAD = 'Remplace « load: { raceShare: … } » par quelques mots, comme « load: charge moyenne », ou ajoute';
const station = (id: string) => replace(CATALOGUE, 'name: Pompes', `name: Pompes\n    station: ${id}`);
const share = replace(PAGE, 'reps: 6-8', 'reps: 6-8\n        load: { raceShare: 50-60 % }');

export const raceLoads: readonly BrokenCopy[] = [
  {
    what: 'an exercise cites a station with a typo',
    edits: [station('sled-pusch'), share],
    diagnostics: [
      `${CATALOGUE}:5:14 atelier inconnu « sled-pusch » : reprends l’id d’un atelier d’understanding.yaml (voulais-tu dire « sled-push » ?)`,
    ],
  },
  {
    what: 'an exercise of no station is prescribed a share of its race load',
    edits: [share],
    diagnostics: [
      `${PAGE}:18:28 « Pompes » n’a pas de charge de course : il ne cite aucun atelier (station) dans content/exercises/. ${INSTEAD} cet atelier`,
    ],
  },
  {
    what: 'a station without a load is prescribed a share of it, in a circuit',
    edits: [
      station('rameur'),
      replace(PAGE, 'reps: 10', 'reps: 10\n            load:\n              raceShare: 100 %'),
    ],
    diagnostics: [
      `${PAGE}:32:26 « Pompes » n’a pas de charge de course : son atelier « rameur » n’en a pas dans understanding.yaml. ${INSTEAD} cette charge`,
    ],
  },
];
