import type { Load } from '../../schema/load.ts';
import type { PublishedExercise } from '../../schema/programme.ts';
import type { RaceLoad, Share } from '../../schema/quantity.ts';
import { decimal, formatFraction } from './decimal.ts';
import { NO_BREAK } from './noBreak.ts';
import { plural } from './plural.ts';
import { formatReps, formatShare } from './quantities.ts';

/**
 * « 50–60 % de la charge de course », « 3 répétitions en réserve », or its own words; a share with its kilograms where
 * the load of the race is known: « 50–60 % de la charge de course, 76–91 kg ».
 */
export function formatLoad({ raceShare, reserve, text = '' }: Load, raceLoad?: RaceLoad): string {
  if (raceShare) {
    const { minPercent, maxPercent } = raceShare;
    const isWhole = minPercent === 100 && maxPercent === 100;
    const share = isWhole ? 'charge de course' : `${formatShare(raceShare)} de la charge de course`;
    return raceLoad ? `${share}, ${formatKilograms(raceShare, raceLoad)}` : share;
  }
  if (reserve) return `${formatReps(reserve)}${NO_BREAK}${plural(reserve.max, 'répétition')} en réserve`;
  return text;
}

/** What the exercise's station weighs in the race; undefined for another exercise, and for a division that is not there. */
export const raceLoadOf = ({ raceLoads }: Pick<PublishedExercise, 'raceLoads'>, division: string | undefined) =>
  division !== undefined && raceLoads && Object.hasOwn(raceLoads, division) ? raceLoads[division] : undefined;

/** « 22,5 kg »; below zero what a machine or a band takes off: « 20 kg d’aide ». */
export const formatKg = (kg: number) => `${decimal(Math.abs(kg))}${NO_BREAK}kg${kg < 0 ? ' d’aide' : ''}`;

/**
 * What a load is noted in: « kg par haltère » where each hand holds one, « kg par main » for a rack. How many hands hold
 * an alternative is unknown.
 */
export function loadUnit(
  { equipment = '', load }: Pick<PublishedExercise, 'equipment' | 'load'>,
  isAlternative?: boolean,
): string {
  if (isAlternative) return 'kg';
  const held = /(haltère|kettlebell)(s?)/.exec(equipment);
  if (held?.[2]) return `kg par ${held[1]}`;
  return load === 'cran au-dessus' && !held ? 'kg par main' : 'kg';
}

/** « 102 kg », « 2 × 16 kg ». */
export const formatRaceLoad = (load: RaceLoad) => formatKilograms({ minPercent: 100, maxPercent: 100 }, load);

/** The ends of a share, to what can be loaded: whole kilograms, halves below ten. The whole is what the race has. */
export function loadsOf({ minPercent, maxPercent }: Share, kg: number): [min: number, max: number] {
  const step = kg < 10 ? 0.5 : 1;
  const of = (percent: number) => (percent === 100 ? kg : Math.round((kg * percent) / 100 / step) * step);
  return [of(minPercent), of(maxPercent)];
}

function formatKilograms(share: Share, { pieces, kg }: RaceLoad): string {
  const loads = [...new Set(loadsOf(share, kg))].map(formatFraction);
  // A browser breaks a line after a dash.
  const weight = `${loads.join('–\u2060')}${NO_BREAK}kg`;
  return pieces > 1 ? `${pieces}${NO_BREAK}×${NO_BREAK}${weight}` : weight;
}
