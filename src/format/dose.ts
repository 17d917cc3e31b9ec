import type { Alternative, Exercise } from '../../schema/exercise.ts';
import type { PublishedPrescription } from '../../schema/programme.ts';
import type { SetStep } from '../runner/model/plan.ts';
import { type Replaced, replacementOf, substituted } from '../runner/model/substitution.ts';
import { formatClock, formatDistance, formatDuration, formatReps } from './quantities.ts';

/** The name to show: of the exercise, or of the alternative that takes its place. */
export function nameOf({ exercise }: PublishedPrescription, replaced: Replaced): string {
  return (replacementOf(exercise, replaced) ?? exercise).name;
}

/** « Tour 2 sur 5 · atelier 1 sur 3 », « Série 2 sur 3 », or nothing to count. */
export function placeOf(step: SetStep): string {
  const text = placeWithin(step);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same within a sentence: « série 2 sur 3 ». */
export function placeWithin({ block, prescribed, prescription, round, set }: SetStep): string {
  const { title, rounds, exercises } = block;
  const parts = [
    title,
    rounds > 1 && `tour ${round} sur ${rounds}`,
    rounds > 1 && exercises.length > 1 && `atelier ${exercises.indexOf(prescribed) + 1} sur ${exercises.length}`,
    prescription.sets > 1 && `série ${set} sur ${prescription.sets}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The dose of one set in two parts: « 10 » and « répétitions par côté ». */
export function doseOf({ reps, time, distance, perSide }: PublishedPrescription): { amount: string; unit: string } {
  const amount = time ? formatDuration(time) : distance ? formatDistance(distance) : reps ? formatReps(reps) : '';
  const isReps = !time && !distance;
  const one = reps?.max === 1 ? 'répétition' : 'répétitions';
  return { amount, unit: [isReps && one, perSide && 'par côté'].filter(Boolean).join(' ') };
}

/** « 10 répétitions par côté ». */
export function doseText(prescription: PublishedPrescription): string {
  const { amount, unit } = doseOf(prescription);
  return [amount, unit].filter(Boolean).join(' ');
}

/** « Presse à cuisses : 15–20 répétitions »; the name alone of one that keeps the dose. */
export function alternativeText(prescribed: PublishedPrescription, alternative: Alternative): string {
  const prescription = substituted(prescribed, alternative);
  return prescription === prescribed ? alternative.name : `${alternative.name}\u00a0: ${doseText(prescription)}`;
}

/** « Pas de traîneau ? », « Pas d’élastique ? »; of an exercise that needs nothing, what one can do. */
export function missingQuestion({ equipment }: Exercise): string {
  if (!equipment) return 'Remplacer cet exercice';
  return `Pas ${/^[aeiouyhéèêâîôûœ]/iu.test(equipment) ? 'd’' : 'de '}${equipment}\u202f?`;
}

/** What is left of a countdown: « 1:30 » until a second of it is over; `ms` may be below zero. */
export const countdownText = (ms: number) => formatClock(Math.max(0, Math.ceil(ms / 1000)));
