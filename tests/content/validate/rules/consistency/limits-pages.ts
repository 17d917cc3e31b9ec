import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

export const limitsPages: readonly BrokenCopy[] = [
  broken(
    'a page offers fewer workouts than agreed',
    replace('limits.yaml', '/training/phase1/upper-body: 2', '/training/phase1/upper-body: 3'),
    'training/phase1/upper-body.yaml:9:1 nombre de séances : 2, attendu : 3. Si c’est voulu, écris « /training/phase1/upper-body: 2 » sous workoutCounts, dans limits.yaml',
  ),
  broken(
    'a page without its slash, and under another name than the only one',
    [
      replace('limits.yaml', '/training/phase1/upper-body: 2', 'training/phase1/upper-body: 2'),
      replace('limits.yaml', '/training/phase1/upper-body: 90 s', '/training/phase1/haut-du-corps: 90 s'),
    ],
    'limits.yaml:12:3 la page training/phase1/upper-body n’existe pas : corrige son adresse, crée content/training/phase1/upper-body.yaml ou retire cette ligne (voulais-tu dire « /training/phase1/upper-body » ?)',
    'limits.yaml:18:3 la page /training/phase1/haut-du-corps n’existe pas : corrige son adresse, crée content/training/phase1/haut-du-corps.yaml ou retire cette ligne (voulais-tu dire « /training/phase1/upper-body » ?)',
  ),
];
