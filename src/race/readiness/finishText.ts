import { formatSeconds } from '../../format/quantities.ts';
import type { Finish } from '../../results/readiness.ts';

/** « environ 1 h 32 », « plus vite que 1 h 05 », « au-delà de 2 h 45 ». */
export function finishText({ seconds, beyond }: Finish): string {
  const time = formatSeconds(seconds);
  if (beyond === 'faster') return `plus vite que ${time}`;
  return beyond === 'slower' ? `au-\u2060delà de ${time}` : `environ ${time}`;
}
