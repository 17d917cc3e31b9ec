import { type BrokenCopy, type Edit, replace } from '../../../broken-copy.ts';

const FILE = 'exercises/strength.yaml';
const insteadOfPlank = (alternative: string): Edit =>
  replace(FILE, 'Tiens.\n    alternatives: [Sur les genoux]', `Tiens.\n    alternatives:\n      - ${alternative}`);

export const knownAlternatives: readonly BrokenCopy[] = [
  {
    what: 'an alternative cites an exercise with a typo',
    edits: [insteadOfPlank('exercise: pompe')],
    diagnostics: [
      `${FILE}:11:19 exercice inconnu « pompe » : corrige-le ou décris-le dans content/exercises/ (voulais-tu dire « pompes » ?)`,
    ],
  },
  {
    what: 'the text of an alternative can only be an id, which does not exist',
    edits: [insteadOfPlank('planche-laterale')],
    diagnostics: [
      `${FILE}:11:9 exercice inconnu « planche-laterale » : corrige-le ou décris-le dans content/exercises/`,
    ],
  },
  {
    what: 'an alternative stands there twice, by its name and by its id',
    edits: [
      insteadOfPlank(
        'Rameur\n      - { name: rameur, time: 30 s }\n      - Pompes\n      - exercise: pompes\n      - rameur',
      ),
    ],
    diagnostics: [
      `${FILE}:14:19 « pompes » est déjà là, avec la même dose : garde une seule ligne`,
      `${FILE}:15:9 « rameur » est déjà là, avec la même dose : garde une seule ligne`,
    ],
  },
  {
    what: 'a variant cites an exercise with a typo, another the exercise itself',
    edits: [
      replace(
        FILE,
        'Tiens.\n',
        'Tiens.\n    easier: { exercise: pompe, when: si tu trembles }\n    harder: { exercise: planche, when: dès que tu tiens }\n',
      ),
    ],
    diagnostics: [
      `${FILE}:10:25 exercice inconnu « pompe » : corrige-le ou décris-le dans content/exercises/ (voulais-tu dire « pompes » ?)`,
      `${FILE}:11:25 « planche » est sa propre variante : cite un autre exercice, ou retire-la`,
    ],
  },
  {
    what: 'a variant is the exercise itself by its name, another by what can only be an id',
    edits: [
      replace(
        FILE,
        'Tiens.\n',
        'Tiens.\n    easier: { name: Planche, when: si tu trembles }\n    harder: { name: planche-longue, when: dès que tu tiens }\n',
      ),
    ],
    diagnostics: [
      `${FILE}:10:21 « Planche » est sa propre variante : cite un autre exercice, ou retire-la`,
      `${FILE}:11:21 exercice inconnu « planche-longue » : corrige-le ou décris-le dans content/exercises/`,
    ],
  },
  {
    what: 'an exercise replaces itself',
    edits: [insteadOfPlank('Planche')],
    diagnostics: [`${FILE}:11:9 « Planche » se remplace par lui-même : cite un autre exercice, ou retire-le`],
  },
];
