import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const EXERCISES = 'exercises/strength.yaml';
const FIGURES = 'figures/strength.yaml';
const PLANK = `  - exercise: planche
    poses:
      - { torso: 78, leg: [-78, -78], foot: [-60, 0], toes: -75, arm: [0, 90] }
    equipment:
      - { kind: bench, at: [0, 4] }
`;
const withoutPlank = replace(FIGURES, PLANK, '');
const plankWith = (figure: string) => replace(EXERCISES, 'Tiens.\n', `Tiens.\n    figure: ${figure}\n`);

export const exerciseFigures: readonly BrokenCopy[] = [
  {
    what: 'an exercise has no figure',
    edits: [withoutPlank],
    diagnostics: [
      `${EXERCISES}:7:9 « planche » n’a pas de figure : dessine-la dans content/figures/, ou écris figure: comme … ou figure: aucune (et sa raison)`,
    ],
  },
  {
    what: 'an exercise has a figure of its own and borrows one',
    edits: [plankWith('comme pompes')],
    diagnostics: [
      `${EXERCISES}:10:13 « planche » a sa figure dans content/figures/ : retire cette ligne, ou son dessin`,
    ],
  },
  {
    what: 'a figure is borrowed from an exercise that does not exist',
    edits: [withoutPlank, plankWith('comme pompe')],
    diagnostics: [
      `${EXERCISES}:10:19 exercice inconnu « pompe » : corrige-le ou décris-le dans content/exercises/ (voulais-tu dire « pompes » ?)`,
    ],
  },
  {
    what: 'a figure is borrowed from an exercise without a drawing',
    edits: [withoutPlank, plankWith('comme planche')],
    diagnostics: [
      `${EXERCISES}:10:13 « planche » n’a pas de dessin à prêter : cite un exercice qui a sa figure dans content/figures/`,
    ],
  },
  {
    what: 'an exercise is drawn twice',
    edits: [replace(FIGURES, PLANK, PLANK + PLANK)],
    diagnostics: [`${FIGURES}:12:15 « planche » a déjà une figure : garde une seule des deux`],
  },
  {
    what: 'a figure shows an exercise that does not exist',
    edits: [replace(FIGURES, PLANK, PLANK + PLANK.replace('planche', 'planch'))],
    diagnostics: [
      `${FIGURES}:12:15 exercice inconnu « planch » : corrige-le ou décris-le dans content/exercises/ (voulais-tu dire « planche » ?)`,
    ],
  },
];
