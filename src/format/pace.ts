import type { PublishedPace } from '../../schema/programme.ts';
import type { Share } from '../../schema/quantity.ts';
import { NO_BREAK } from './noBreak.ts';
import { formatClock, formatReps } from './quantities.ts';

/** « RPE 7–8. Tu ne dis que quelques mots à la fois. » */
export const paceWords = ({ rpe, feeling }: Pick<PublishedPace, 'rpe' | 'feeling'>) =>
  `RPE${NO_BREAK}${formatReps(rpe)}. ${feeling}`;

const STEP_SECONDS = 5;

/** « 5:40–6:10/km »: a share of a speed in metres per second, slower end last. */
export function formatPaceAt({ minPercent, maxPercent }: Share, metersPerSecond: number): string {
  const paces = [maxPercent, minPercent].map((percent) => {
    const secondsPerKm = 100_000 / (metersPerSecond * percent);
    return formatClock(Math.round(secondsPerKm / STEP_SECONDS) * STEP_SECONDS);
  });
  return `${[...new Set(paces)].join('–')}/km`;
}

/** « Allure seuil : RPE 7–8. Tu ne dis que quelques mots à la fois. » */
export const formatRunningPace = (pace: PublishedPace) => `${pace.name}${NO_BREAK}: ${paceWords(pace)}`;
