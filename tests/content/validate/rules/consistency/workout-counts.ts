import { type BrokenCopy, remove, replace } from '../../../broken-copy.ts';

export const workoutCounts: readonly BrokenCopy[] = [
  {
    what: 'a page offers more workouts than agreed',
    edits: [
      replace(
        'training/phase1/upper-body.yaml',
        'reps: 5\n',
        'reps: 5\n  - id: express\n    name: Express\n    summary: Vite.\n    rest: 90 s\n    exercises: [{ exercise: planche, sets: 1, time: 30 s }]\n',
      ),
    ],
    diagnostics: [
      'training/phase1/upper-body.yaml:9:1 nombre de séances : 3, attendu : 2. Si c’est voulu, écris « /training/phase1/upper-body: 3 » sous workoutCounts, dans limits.yaml',
    ],
  },
  {
    what: 'a page offers fewer workouts than agreed',
    edits: [replace('limits.yaml', '/training/phase1/upper-body: 2', '/training/phase1/upper-body: 3')],
    diagnostics: [
      'training/phase1/upper-body.yaml:9:1 nombre de séances : 2, attendu : 3. Si c’est voulu, écris « /training/phase1/upper-body: 2 » sous workoutCounts, dans limits.yaml',
    ],
  },
  {
    what: 'a counted page that days lead to does not exist',
    edits: [remove('training/phase1/upper-body.yaml')],
    diagnostics: [
      'limits.yaml:12:3 la page /training/phase1/upper-body n’existe pas : crée content/training/phase1/upper-body.yaml ou retire cette ligne',
    ],
  },
  {
    what: 'a counted page is misspelt',
    edits: [replace('limits.yaml', '/training/phase1/upper-body: 2', '/training/phase1/uper-body: 2')],
    diagnostics: [
      'limits.yaml:12:3 la page /training/phase1/uper-body n’existe pas : crée content/training/phase1/uper-body.yaml ou retire cette ligne (voulais-tu dire « /training/phase1/upper-body » ?)',
    ],
  },
];
