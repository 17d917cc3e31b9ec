import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const PLACE = 'workoutSafety:';
/** Late starts, each with so many weeks that are left, and those to keep. */
const starts = (...rows: readonly [remaining: number, keep: string][]) => {
  const written = rows.map(([remaining, keep]) => `    - { remaining: ${remaining}, keep: [${keep}] }\n`);
  return replace('training.yaml', PLACE, `lateStart:\n  intro: Il est tard.\n  starts:\n${written.join('')}${PLACE}`);
};

export const lateStarts: readonly BrokenCopy[] = [
  broken(
    'a number of weeks twice',
    starts([1, '2'], [1, '2']),
    'training.yaml:33:20 « 1 » est déjà plus haut : garde-le une fois',
  ),
  broken(
    'a number of weeks that nothing is said of',
    starts([2, '1, 2']),
    'training.yaml:32:5 aucun départ prévu à 1 semaine de la course : ajoute « remaining: 1 »',
    'training.yaml:32:20 avec 2 semaines le programme tient en entier : écris un nombre de 1 à 1',
  ),
  broken(
    'a week that is in no phase',
    starts([1, '3']),
    'training.yaml:32:29 la semaine 3 n’est dans aucune phase : corrige-la',
  ),
  broken(
    'weeks out of order',
    starts([1, '2, 1']),
    'training.yaml:32:29 les semaines ne sont pas dans l’ordre : écris-les de la plus petite à la plus grande, chacune une fois',
  ),
  broken(
    'more weeks than are left',
    starts([1, '1, 2']),
    'training.yaml:32:29 2 trouvées, 1 attendues : autant qu’il en reste',
  ),
  broken(
    'weeks that do not end with the race',
    starts([1, '1']),
    'training.yaml:32:29 la dernière doit être celle de la course : termine par 2',
  ),
];
