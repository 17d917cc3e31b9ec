import { add, type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';
const TAKEN = 'est déjà pris : donne un autre identifiant';

export const uniqueIds: readonly BrokenCopy[] = [
  broken(
    'two exercises of two families, two workouts of a page and two items of each screen share an id',
    [
      add(
        'exercises/warm-up.yaml',
        'family: Échauffement\nexercises: [{ id: planche, name: Planche, howTo: Tiens., alternatives: [Sur les genoux] }]\n',
      ),
      replace(PAGE, 'id: circuit', 'id: simple'),
      replace(
        'introduction.yaml',
        'text: Courtes.',
        'text: Courtes.\n  - { id: weeks, figure: "2", title: B, text: C. }',
      ),
      replace('understanding.yaml', 'id: doctor', 'id: strength'),
      replace('training.yaml', 'text: Passe.', 'text: Passe.\n  - { id: missed, title: Encore, text: Passe. }'),
      replace('competition.yaml', 'id: gels', 'id: shoes'),
    ],
    `competition.yaml:17:11 « shoes » ${TAKEN}`,
    `exercises/warm-up.yaml:2:19 « planche » ${TAKEN}`,
    `introduction.yaml:8:11 « weeks » ${TAKEN}`,
    `training.yaml:9:11 « missed » ${TAKEN}`,
    `${PAGE}:21:9 « simple » ${TAKEN}`,
    `understanding.yaml:30:9 « strength » ${TAKEN}`,
  ),
];
