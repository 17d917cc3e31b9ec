import { NO_BREAK } from '../../format/noBreak.ts';
import { formatPaceAt } from '../../format/pace.ts';
import { formatClock, formatDuration, formatLongClock } from '../../format/quantities.ts';
import { parseDistance, parseTime, withColons } from '../model/numberFields.ts';
import {
  FIVE_KM_MINUTES,
  isFiveKmTime,
  isTestDistance,
  METERS_PER_MINUTE,
  type ResultKind,
} from '../model/paceTest.ts';
import type { CoachesTest } from './useTestResults.ts';

const WHOLE = { minPercent: 100, maxPercent: 100 };

export type PaceTestError = 'unreadable' | 'out-of-range';

/** Metres; `minutes` is the time of the test. */
export function parseMeters(text: string, minutes: number): number | PaceTestError {
  const meters = parseDistance(text, 'm');
  if (meters === undefined || meters === 'not-understood') return 'unreadable';
  return typeof meters === 'number' && isTestDistance(meters, minutes) ? Math.round(meters) : 'out-of-range';
}

/** Seconds over 5 km: `1:02` is minutes and seconds, or hours and minutes. */
export function parseFiveKm(text: string): number | PaceTestError {
  const typed = withColons(text);
  const readings = [parseTime(typed), parseTime(`${typed}:00`)];
  const found = readings.find((seconds) => typeof seconds === 'number' && isFiveKmTime(seconds));
  if (typeof found === 'number') return found;
  return readings[0] === undefined || readings[0] === 'not-understood' ? 'unreadable' : 'out-of-range';
}

interface ResultField {
  label: string;
  inputMode: 'numeric' | 'text';
  parse: (text: string) => number | PaceTestError;
  messages: Record<PaceTestError, string>;
  /** As the field shows it. */
  write: (value: number) => string;
  /** What it comes to over the test, whose average speed in metres per second is `speed`. */
  summary: (value: number, speed: number) => string;
}

export function resultField(kind: ResultKind, { duration }: CoachesTest): ResultField {
  if (kind === 'fiveKm') return FIVE_KM_FIELD;
  const minutes = duration.maxSeconds / 60;
  const time = formatDuration(duration);
  const [least, most] = [METERS_PER_MINUTE.min * minutes, METERS_PER_MINUTE.max * minutes];
  return {
    label: `Mètres courus en ${time}`,
    inputMode: 'numeric',
    parse: (text) => parseMeters(text, minutes),
    messages: {
      unreadable: 'Écris ta distance en mètres, par exemple 1400.',
      'out-of-range': `Écris une distance entre ${least} et ${most}${NO_BREAK}m.`,
    },
    write: String,
    summary: (meters, speed) => `${meters}${NO_BREAK}m en ${time}, soit ${formatClock(Math.round(1000 / speed))}/km`,
  };
}

const FIVE_KM_FIELD: ResultField = {
  label: `Ton temps sur 5${NO_BREAK}km`,
  // The keys of a number pad have no colon on every phone.
  inputMode: 'text',
  parse: parseFiveKm,
  messages: {
    unreadable: `Écris ton temps en minutes et secondes, par exemple 24:30 ou 24${NO_BREAK}min${NO_BREAK}30.`,
    'out-of-range': `Écris un temps entre ${FIVE_KM_MINUTES.min} et ${FIVE_KM_MINUTES.max}${NO_BREAK}min.`,
  },
  write: formatLongClock,
  summary: (seconds, speed) =>
    `5${NO_BREAK}km en ${formatLongClock(seconds)}, environ ${formatPaceAt(WHOLE, speed)} au test`,
};
