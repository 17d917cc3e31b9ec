import type { Distance, Duration, Pace, Reps, RestRule, Share } from '../../schema/quantity.ts';
import { formatFraction } from './decimal.ts';
import { NO_BREAK } from './noBreak.ts';

/** 5400 → « 1 h 30 », 150 → « 2 min 30 », 90 → « 90 s », or « 1 min 30 » beside minutes. */
export function formatSeconds(seconds: number, { besideMinutes = false } = {}): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = seconds % 60;
  const plainBelow = besideMinutes ? 60 : 120;
  if (seconds < 60 || (seconds < plainBelow && rest > 0)) return `${seconds}${NO_BREAK}s`;
  if (hours > 0) return [`${hours}`, 'h', ...(minutes > 0 ? [twoDigits(minutes)] : [])].join(NO_BREAK);
  return [`${minutes}`, 'min', ...(rest > 0 ? [twoDigits(rest)] : [])].join(NO_BREAK);
}

/** « 45 min », « 30–45 min », « 60–90 s », « 1 min 30 à 2 min ». */
export function formatDuration({ minSeconds, maxSeconds }: Duration): string {
  if (minSeconds === maxSeconds) return formatSeconds(minSeconds);
  const minutes = [minSeconds, maxSeconds].map((seconds) => seconds / 60);
  const plainMinutes = maxSeconds <= 3600 && minutes.every(Number.isInteger);
  if (plainMinutes) return `${minutes.join('–')}${NO_BREAK}min`;
  if (maxSeconds < 120) return `${minSeconds}–${maxSeconds}${NO_BREAK}s`;
  return [minSeconds, maxSeconds].map((seconds) => formatSeconds(seconds, { besideMinutes: true })).join(' à ');
}

/** « 90 s entre les séries », « aucun ». */
export function formatRest(rest: RestRule): string {
  const time = rest.maxSeconds === 0 ? 'aucun' : formatDuration(rest);
  return rest.detail ? `${time} ${rest.detail}` : time;
}

/** « Repos 90 s entre les séries », « Aucun repos entre les ateliers ». */
export const formatRestLine = (rest: RestRule) =>
  rest.maxSeconds === 0 ? ['Aucun repos', rest.detail].filter(Boolean).join(' ') : `Repos ${formatRest(rest)}`;

/** « 400 m », « 12,5 m », « 1 km », « 1000 m » as the coach wrote it. */
export function formatDistance({ meters, unit }: Distance): string {
  const value = Math.round(meters * 100) / (unit === 'km' ? 1e5 : 100);
  return `${formatFraction(value)}${NO_BREAK}${unit}`;
}

/** « 10 », « 6–8 ». */
export function formatReps({ min, max }: Reps): string {
  return min === max ? String(min) : `${min}–${max}`;
}

/** « 50–60 % ». */
export function formatShare({ minPercent, maxPercent }: Share): string {
  return `${formatReps({ min: minPercent, max: maxPercent })}${NO_BREAK}%`;
}

/** The height of something, which is said to the centimetre: « 3,00 m ». */
export function formatHeight({ meters }: Distance): string {
  return `${formatFraction(meters.toFixed(2))}${NO_BREAK}m`;
}

/** « 5:40/km ». */
export function formatPace({ secondsPerKm }: Pace): string {
  return `${formatClock(secondsPerKm)}/km`;
}

/** 2260 → « 37:40 ». */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

/** What is left of a countdown: « 1:30 » until a second of it is over; `ms` may be below zero. */
export const formatCountdown = (ms: number) => formatClock(Math.max(0, Math.ceil(ms / 1000)));

/** Whole seconds with hours where there are any: 2052 → « 34:12 », 5525 → « 1:32:05 ». */
export function formatLongClock(seconds: number): string {
  if (seconds < 3600) return formatClock(seconds);
  return [Math.floor(seconds / 3600), twoDigits(Math.floor((seconds % 3600) / 60)), twoDigits(seconds % 60)].join(':');
}

/** Minutes since midnight as a time of day: 440 → « 7 h 20 », 540 → « 9 h »; the next day's start again at 0 h. */
export function formatTimeOfDay(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, Math.floor(minutes) % 60];
  return [`${hour}`, 'h', ...(minute > 0 ? [twoDigits(minute)] : [])].join(NO_BREAK);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
