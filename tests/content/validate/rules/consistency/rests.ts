import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';

export const rests: readonly BrokenCopy[] = [
  {
    what: 'a rest is longer than agreed',
    edits: [replace(PAGE, 'rest: 90 s entre les séries', 'rest: 2 min entre les séries')],
    diagnostics: [
      'training/phase1/upper-body.yaml:13:11 « 2 min entre les séries » trouvé, prévu : 90 s sur cette page (limits.yaml). Change ce repos ou, si vous êtes d’accord, la limite',
    ],
  },
  {
    what: 'a rest is shorter than agreed',
    edits: [replace(PAGE, 'rest: 90 s\n', 'rest: 60 s\n')],
    diagnostics: [
      'training/phase1/upper-body.yaml:24:11 « 60 s » trouvé, prévu : 90 s sur cette page (limits.yaml). Change ce repos ou, si vous êtes d’accord, la limite',
    ],
  },
  {
    what: 'a rest may be longer than agreed',
    edits: [replace(PAGE, 'rest: 90 s\n', 'rest: 1 min 30 à 2 min\n')],
    diagnostics: [
      'training/phase1/upper-body.yaml:24:11 « 1 min 30 à 2 min » trouvé, prévu : 90 s sur cette page (limits.yaml). Change ce repos ou, si vous êtes d’accord, la limite',
    ],
  },
  {
    what: 'no rest where one is agreed',
    edits: [replace(PAGE, 'rest: 90 s\n', 'rest: aucun entre les tours\n')],
    diagnostics: [
      'training/phase1/upper-body.yaml:24:11 « aucun entre les tours » trouvé, prévu : 90 s sur cette page (limits.yaml). Change ce repos ou, si vous êtes d’accord, la limite',
    ],
  },
  {
    what: 'a rest is beyond an agreed range',
    edits: [
      replace('limits.yaml', '/training/phase1/upper-body: 90 s', '/training/phase1/upper-body: 0 s à 2 min'),
      replace(PAGE, 'rest: 90 s entre les séries', 'rest: 1 min 30 à 3 min'),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:13:11 « 1 min 30 à 3 min » trouvé, prévu : 0 s à 2 min sur cette page (limits.yaml). Change ce repos ou, si vous êtes d’accord, la limite',
    ],
  },
  {
    what: 'the page of an agreed rest does not exist',
    edits: [replace('limits.yaml', '/training/phase1/upper-body: 90 s', '/training/phase1/uper-body: 90 s')],
    diagnostics: [
      'limits.yaml:18:3 la page /training/phase1/uper-body n’existe pas : corrige son adresse ou retire cette ligne (voulais-tu dire « /training/phase1/upper-body » ?)',
    ],
  },
  {
    what: 'the agreed rest changes and the workouts do not',
    edits: [replace('limits.yaml', '/training/phase1/upper-body: 90 s', '/training/phase1/upper-body: 2 min')],
    diagnostics: [
      'training/phase1/upper-body.yaml:13:11 « 90 s entre les séries » trouvé, prévu : 2 min sur cette page (limits.yaml). Change ce repos ou, si vous êtes d’accord, la limite',
      'training/phase1/upper-body.yaml:24:11 « 90 s » trouvé, prévu : 2 min sur cette page (limits.yaml). Change ce repos ou, si vous êtes d’accord, la limite',
    ],
  },
  {
    what: 'a rest between rounds is longer than agreed',
    edits: [replace('training/phase1/upper-body.yaml', '- rounds: 2\n', '- rounds: 2\n        rest: 30 min\n')],
    diagnostics: [
      'training/phase1/upper-body.yaml:27:15 « 30 min » trouvé, prévu : 90 s sur cette page (limits.yaml). Change ce repos ou, si vous êtes d’accord, la limite',
    ],
  },
  {
    what: 'a day promises another rest than the page that it leads to, and suggests no workout',
    edits: [replace('training/phase1/week-01.yaml', 'suggested: simple', 'rest: 2 min entre les séries')],
    diagnostics: [
      'training/phase1/week-01.yaml:10:11 « 2 min entre les séries » trouvé, prévu : 90 s sur la page /training/phase1/upper-body (limits.yaml). Change ce repos ou, si vous êtes d’accord, la limite',
    ],
  },
];
