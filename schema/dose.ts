import { feminine, masculine, plural } from './meta.ts';
import { flag } from './primitives.ts';
import { distance, duration, reps } from './quantity.ts';

/** What a set is counted in; a dose has one of them. */
const measures = {
  reps: reps.optional().meta({
    noun: plural(feminine('répétitions', 'répétition')),
    description: 'Les répétitions par série : un nombre ou une fourchette. Sinon, donne time ou distance.',
    examples: [10, '6-8'],
  }),
  time: duration.optional().meta({
    noun: masculine('temps', 'durée'),
    description: 'La durée de chaque série, que le minuteur compte. Prend la place de reps.',
    examples: ['30 s', '1 min'],
  }),
  distance: distance.optional().meta({
    noun: feminine('distance', 'longueur', 'mètres'),
    description: 'La distance de chaque série. Prend la place de reps.',
    examples: ['400 m', '12,5 m', '1 km'],
  }),
};

export type Measure = keyof typeof measures;

export const MEASURES = Object.keys(measures) as Measure[];

/** The fields of a dose, of an exercise or of what takes its place. */
export const doseFields = {
  ...measures,
  perSide: flag(
    feminine('dose par côté', 'par côté', 'par jambe', 'par bras', 'de chaque côté', 'côtés'),
    'Écris true quand la dose vaut pour chaque côté : « par côté » s’affiche.',
  ),
};

/** « reps, time et distance » */
export const listMeasures = (last: 'et' | 'ou') => `${MEASURES.slice(0, -1).join(', ')} ${last} ${MEASURES.at(-1)}`;
