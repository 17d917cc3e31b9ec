import { add, type BrokenCopy, broken, replace } from '../../../broken-copy.ts';
import { CORE } from '../core-page.ts';
import { rescheduling } from '../rescheduling.ts';

const PAGE = '/training/phase1/core';
const travel = (...workouts: string[]) => [
  add('training/phase1/core.yaml', CORE),
  rescheduling({ travel: `text: Cours., workouts: [${workouts.join(', ')}]` }),
];
const workout = (replaces: string, page = PAGE, id = 'gainage') =>
  `{ replaces: ${replaces}, page: ${page}, workout: ${id} }`;
const CATALOGUE = 'exercises/strength.yaml';

export const travelWorkouts: readonly BrokenCopy[] = [
  broken('a workout on a page that no day leads to', travel(workout('upper-body'))),
  broken(
    'a page that it cannot replace',
    travel(workout('uper-body')),
    'training.yaml:36:52 aucune page ne s’appelle « uper-body » : écris le nom de son fichier, sans .yaml (voulais-tu dire « upper-body » ?)',
  ),
  broken(
    'a page that has another one',
    travel(workout('upper-body'), workout('upper-body')),
    'training.yaml:36:125 « upper-body » a déjà sa séance de voyage : garde-la une fois',
  ),
  broken(
    'a page that is none',
    travel(workout('upper-body'), workout('core', '/training/phase1/cor')),
    'training.yaml:36:137 « /training/phase1/cor » ne mène à aucune page de séances (voulais-tu dire « /training/phase1/core » ?)',
  ),
  broken(
    'a workout that the page has not',
    travel(workout('upper-body', PAGE, 'gainages')),
    'training.yaml:36:102 séance inconnue « gainages » : choisis parmi celles de /training/phase1/core, gainage (voulais-tu dire « gainage » ?)',
  ),
  broken(
    'an exercise that needs equipment',
    [...travel(workout('upper-body')), replace(CATALOGUE, 'name: Planche\n', 'name: Planche\n    equipment: banc\n')],
    'training/phase1/core.yaml:6:5 « Gainage » se fait en voyage, et Planche demande : banc. Change d’exercice',
  ),
  broken(
    'an exercise whose alternative needs equipment',
    [
      ...travel(workout('upper-body')),
      replace(CATALOGUE, 'name: Pompes\n', 'name: Pompes\n    equipment: banc\n'),
      replace(
        CATALOGUE,
        'howTo: Tiens.\n    alternatives: [Sur les genoux]',
        'howTo: Tiens.\n    alternatives: [Pompes]',
      ),
    ],
    'training/phase1/core.yaml:6:5 « Gainage » se fait en voyage, et Pompes, qui remplace Planche, demande : banc. Change d’exercice',
  ),
];
