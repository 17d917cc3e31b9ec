import type { Load } from '../../schema/load.ts';
import type { RaceLoad } from '../../schema/quantity.ts';
import { formatReps, formatShare } from './quantities.ts';

const NO_BREAK = '\u00a0';

/** « 50–60 % de la charge de course », « 3 répétitions en réserve », or its own words. */
export function formatLoad({ raceShare, reserve, text = '' }: Load): string {
  if (raceShare) {
    const { minPercent, maxPercent } = raceShare;
    const isWhole = minPercent === 100 && maxPercent === 100;
    return isWhole ? 'charge de course' : `${formatShare(raceShare)} de la charge de course`;
  }
  if (reserve) return `${formatReps(reserve)}${NO_BREAK}répétition${reserve.max > 1 ? 's' : ''} en réserve`;
  return text;
}

/** « 102 kg », « 2 × 16 kg ». */
export function formatRaceLoad({ pieces, kg }: RaceLoad): string {
  const weight = `${String(kg).replace('.', ',')}${NO_BREAK}kg`;
  return pieces > 1 ? `${pieces}${NO_BREAK}×${NO_BREAK}${weight}` : weight;
}
