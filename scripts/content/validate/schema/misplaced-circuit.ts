import type { ValuePath } from '../../diagnostic.ts';
import { isSamePath, valueAt } from './value-path.ts';

interface Field {
  parent: ValuePath;
  key: string;
}

/** A circuit among the exercises of a workout, or an exercise among its circuits. */
export interface MisplacedCircuit extends Field {
  message: string;
  /** It says the same of another item of the workout. */
  isRepeated: boolean;
}

const RECIPE = 'Recopie la recette « Superset dans une séance » de content/README.md';
const MESSAGES = {
  exercises: `un circuit ne va pas parmi les exercices : écris « blocks: » à la place de « exercises: », puis un circuit par groupe d’exercices. ${RECIPE}`,
  blocks: `un exercice ne va pas seul dans « blocks » : mets-le dans un circuit, « - rounds: 1 », puis « exercises: ». ${RECIPE}`,
};

export function misplacedCircuits(unknownKeys: readonly Field[], root: unknown): MisplacedCircuit[] {
  const found = unknownKeys.flatMap(({ parent, key }) => {
    const list = parent.at(-2);
    const value = valueAt(root, [...parent, key]);
    const isCircuit = list === 'exercises' && key === 'exercises' && Array.isArray(value);
    const isExercise = list === 'blocks' && key === 'exercise' && typeof value === 'string';
    return isCircuit || isExercise ? [{ parent, key, message: MESSAGES[isCircuit ? 'exercises' : 'blocks'] }] : [];
  });
  return found.map((circuit, index) => {
    const first = found.findIndex(({ parent }) => isSamePath(parent.slice(0, -1), circuit.parent.slice(0, -1)));
    return { ...circuit, isRepeated: first !== index };
  });
}
