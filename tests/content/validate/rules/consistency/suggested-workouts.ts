import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';

export const suggestedWorkouts: readonly BrokenCopy[] = [
  {
    what: 'a suggested workout does not exist',
    edits: [replace(WEEK, 'suggested: simple', 'suggested: double')],
    diagnostics: [
      'training/phase1/week-01.yaml:10:16 « double » n’est pas une séance de /training/phase1/upper-body, séances existantes : simple, circuit',
    ],
  },
  {
    what: 'a suggested workout without a link',
    edits: [replace(WEEK, '    link: /training/phase1/upper-body\n', '')],
    diagnostics: ['training/phase1/week-01.yaml:9:16 « simple » est conseillée sans page : ajoute link à ce jour'],
  },
  {
    what: 'a suggested workout on a day that links to a screen',
    edits: [replace('training/phase1/week-02.yaml', 'link: /competition', 'link: /competition\n    suggested: simple')],
    diagnostics: [
      'training/phase1/week-02.yaml:36:16 « simple » est conseillée, mais /competition n’est pas une page de séances : retire l’un ou change l’autre',
    ],
  },
  {
    what: 'the suggested workout was renamed',
    edits: [replace('training/phase1/upper-body.yaml', 'id: simple', 'id: facile')],
    diagnostics: [
      'training/phase1/week-01.yaml:10:16 « simple » n’est pas une séance de /training/phase1/upper-body, séances existantes : facile, circuit',
      'training/phase1/week-02.yaml:10:16 « simple » n’est pas une séance de /training/phase1/upper-body, séances existantes : facile, circuit',
    ],
  },
];
