import type { LoadGrowth } from '../../../schema/load-growth.ts';
import type { PublishedExercise } from '../../../schema/programme.ts';

/** What the weights of an exercise are told by. */
export type Rack = Pick<PublishedExercise, 'load' | 'equipment'>;

const EMPTY_BAR_KG = 20;
const KETTLEBELLS_KG = [4, 6, 8, 10, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48];

export const isBar = ({ equipment = '' }: Rack) => /^(?:barre|trap bar)$/.test(equipment);

/**
 * The weight nearest to `kg` that a gym has: of kettlebells; of dumbbells, every 2 kg, or 2.5 where last time's was of such
 * a rack; of a bar or a machine, by the step of the rule.
 */
export function weightOfRack(kg: number, lastKg: number, { upperBody }: LoadGrowth, rack: Rack): number {
  if (/kettlebell/.test(rack.equipment ?? '')) {
    return KETTLEBELLS_KG.reduce((best, each) => (Math.abs(each - kg) < Math.abs(best - kg) ? each : best), 0);
  }
  const dumbbellStep = lastKg > 10 && lastKg % 2 !== 0 && lastKg % 2.5 === 0 ? 2.5 : 2;
  const step = rack.load === 'cran au-dessus' ? dumbbellStep : upperBody;
  return Math.max(isBar(rack) ? EMPTY_BAR_KG : 0, Math.round(kg / step) * step);
}
