import type { Prescription } from '../../../../schema/workout.ts';
import { formatDistance, formatDuration, formatReps } from '../../../../src/format/quantities.ts';

/** « 3 × 10 », « 3 × 8 par côté », « 12 répétitions », « 4 × 300 m ». */
export function formatDose({ sets, reps, time, distance, perSide }: Omit<Prescription, 'exercise'>): string {
  const measure = time ? formatDuration(time) : distance && formatDistance(distance);
  const amount = measure ?? (reps ? formatReps(reps) : '');
  const unit = [measure === undefined && sets === 1 && 'répétitions', perSide && 'par côté'].filter(Boolean);
  return [sets > 1 ? `${sets}\u00a0×\u00a0${amount}` : amount, ...unit].join(' ');
}
