import { add, type BrokenCopy, remove, replace } from '../broken-copy.ts';

export const links: readonly BrokenCopy[] = [
  {
    what: 'a link has a typo',
    edits: [
      replace('training/phase1/week-01.yaml', 'link: /training/phase1/upper-body', 'link: /training/phase1/uper-body'),
    ],
    findings: [
      'training/phase1/week-01.yaml:9:11 « /training/phase1/uper-body » ne mène à aucune page, pages existantes : /training/phase1/upper-body, /training/phase1, /introduction, /understanding, /training, /competition (voulais-tu dire « /training/phase1/upper-body » ?)',
    ],
  },
  {
    what: 'a link leads to another site',
    edits: [replace('training/phase1/week-02.yaml', 'link: /competition', 'link: https://example.test/')],
    findings: [
      'training/phase1/week-02.yaml:29:11 « https://example.test/ » ne mène à aucune page, pages existantes : /training/phase1/upper-body, /training/phase1, /introduction, /understanding, /training, /competition',
    ],
  },
  {
    what: 'the page of two links is gone',
    edits: [remove('training/phase1/upper-body.yaml')],
    findings: [
      'limits.yaml:12:32 la page /training/phase1/upper-body n’existe pas : crée content/training/phase1/upper-body.yaml ou retire cette ligne',
      'limits.yaml:18:32 la page /training/phase1/upper-body n’existe pas : corrige son adresse ou retire cette ligne',
      'training/phase1/week-01.yaml:9:11 « /training/phase1/upper-body » ne mène à aucune page, pages existantes : /training/phase1, /introduction, /understanding, /training, /competition',
      'training/phase1/week-02.yaml:9:11 « /training/phase1/upper-body » ne mène à aucune page, pages existantes : /training/phase1, /introduction, /understanding, /training, /competition',
    ],
  },
  {
    what: 'no day leads to a page',
    edits: [
      add(
        'training/phase1/lower-body.yaml',
        'title: Bas du corps\nintro: Choisis.\nwarmUp: { duration: 5 min, text: Bouge. }\ncoolDown: { duration: 5 min, text: Respire. }\noptions:\n  - id: simple\n    name: Simple\n    summary: Une liste.\n    rest: aucun\n    exercises: [{ exercise: planche, sets: 1, time: 30 s }]\n',
      ),
    ],
    findings: [
      'training/phase1/lower-body.yaml:1:1 aucun jour ne mène à cette page : ajoute « link: /training/phase1/lower-body » à un jour, ou retire le fichier',
    ],
  },
];
