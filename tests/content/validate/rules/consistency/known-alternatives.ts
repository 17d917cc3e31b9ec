import { type BrokenCopy, broken, type Edit, replace } from '../../../broken-copy.ts';

const FILE = 'exercises/strength.yaml';
const insteadOfPlank = (alternative: string): Edit =>
  replace(FILE, 'Tiens.\n    alternatives: [Sur les genoux]', `Tiens.\n    alternatives:\n      - ${alternative}`);

export const knownAlternatives: readonly BrokenCopy[] = [
  broken(
    'the text of an alternative can only be an id, which does not exist',
    insteadOfPlank('planche-laterale'),
    `${FILE}:11:9 exercice inconnu « planche-laterale » : corrige-le ou décris-le dans content/exercises/`,
  ),
  broken(
    'an alternative stands there twice, by its name and by its id',
    insteadOfPlank(
      'Rameur\n      - { name: rameur, time: 30 s }\n      - Pompes\n      - exercise: pompes\n      - rameur',
    ),
    `${FILE}:14:19 « pompes » est déjà là, avec la même dose : garde une seule ligne`,
    `${FILE}:15:9 « rameur » est déjà là, avec la même dose : garde une seule ligne`,
  ),
  broken(
    'a variant is the exercise itself by its name, another by what can only be an id',
    replace(
      FILE,
      'Tiens.\n',
      'Tiens.\n    easier: { name: Planche, when: si tu trembles }\n    harder: { name: planche-longue, when: dès que tu tiens }\n',
    ),
    `${FILE}:10:21 « Planche » est sa propre variante : cite un autre exercice, ou retire-la`,
    `${FILE}:11:21 exercice inconnu « planche-longue » : corrige-le ou décris-le dans content/exercises/`,
  ),
  broken(
    'an exercise replaces itself',
    insteadOfPlank('Planche'),
    `${FILE}:11:9 « Planche » se remplace par lui-même : cite un autre exercice, ou retire-le`,
  ),
];
