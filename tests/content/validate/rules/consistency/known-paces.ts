import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { PACES } from '../paces.ts';

const WEEK = 'training/phase1/week-01.yaml';
const PAGE = 'training/phase1/upper-body.yaml';
const ON_TUESDAY = 'intensity: facile\n    duration: 30 min\n';
const citing = (field: string) => replace(WEEK, ON_TUESDAY, `${ON_TUESDAY}    ${field}\n`);

export const knownPaces: readonly BrokenCopy[] = [
  {
    what: 'a day cites a pace with a typo, and one that does not exist',
    edits: [PACES, citing('pace: [footin, sprint]')],
    diagnostics: [
      `${WEEK}:16:12 allure inconnue « footin » : corrige-la ou décris-la dans training.yaml (voulais-tu dire « footing » ?)`,
      `${WEEK}:16:20 allure inconnue « sprint » : corrige-la ou décris-la dans training.yaml`,
    ],
  },
  {
    what: 'an exercise and a day cite a pace alone, where there is none',
    edits: [citing('pace: footing'), replace(PAGE, 'reps: 6-8\n', 'reps: 6-8\n        pace: seuil\n')],
    diagnostics: [
      `${PAGE}:18:15 allure inconnue « seuil » : décris-la dans training.yaml (paces)`,
      `${WEEK}:16:11 allure inconnue « footing » : décris-la dans training.yaml (paces)`,
    ],
  },
  {
    what: 'a day of test, without a test',
    edits: [PACES, citing('pace: footing\n    test: true')],
    diagnostics: [`${WEEK}:17:11 test inconnu : décris-le dans training.yaml (paces, test), ou retire cette ligne`],
  },
];
