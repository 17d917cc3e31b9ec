import { add, type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';

export const uniqueIds: readonly BrokenCopy[] = [
  broken(
    'two families describe the same exercise',
    add(
      'exercises/warm-up.yaml',
      'family: Échauffement\nexercises:\n  - id: planche\n    name: Planche\n    howTo: Tiens.\n    alternatives: [Sur les genoux]\n',
    ),
    'exercises/warm-up.yaml:3:9 « planche » est déjà pris : donne un autre identifiant',
  ),
  broken(
    'two workouts of a page share an id',
    replace(PAGE, 'id: circuit', 'id: simple'),
    'training/phase1/upper-body.yaml:21:9 « simple » est déjà pris : donne un autre identifiant',
  ),
  broken(
    'two items of a screen share an id',
    [
      replace(
        'introduction.yaml',
        'text: Courtes.',
        'text: Courtes.\n  - id: weeks\n    figure: "2"\n    title: Encore\n    text: Courtes.',
      ),
      replace('understanding.yaml', 'id: doctor', 'id: strength'),
      replace('training.yaml', 'text: Passe.', 'text: Passe.\n  - id: missed\n    title: Encore\n    text: Passe.'),
      replace('competition.yaml', 'id: gels', 'id: shoes'),
    ],
    'competition.yaml:17:11 « shoes » est déjà pris : donne un autre identifiant',
    'introduction.yaml:8:9 « weeks » est déjà pris : donne un autre identifiant',
    'training.yaml:9:9 « missed » est déjà pris : donne un autre identifiant',
    'understanding.yaml:30:9 « strength » est déjà pris : donne un autre identifiant',
  ),
];
