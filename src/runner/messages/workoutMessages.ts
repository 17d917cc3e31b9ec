import type { PublishedExercise, PublishedWorkout } from '../../../schema/programme.ts';
import { formatSetDose } from '../../format/dose.ts';
import { plural } from '../../format/plural.ts';
import { formatDuration } from '../../format/quantities.ts';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import { nextBreak, nextSet } from '../model/cursor.ts';
import { isRace, type Plan, type SetStep } from '../model/plan.ts';
import { isTimedBySegment } from '../model/segments.ts';
import type { RemainingSets } from '../model/setCounts.ts';

export const COOL_DOWN = 'Retour au calme';

/** « Rowing haltère, série 1 sur 3, 10 répétitions par côté ». */
export const setInFull = (step: SetStep) =>
  [step.name, setPositionInline(step), formatSetDose(step.effectivePrescription)].filter(Boolean).join(', ');

/** « Tour 2 sur 5 · exercice 1 sur 3 », « Série 2 sur 3 », or nothing to count. */
export function setPosition(step: SetStep): string {
  const text = setPositionInline(step);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same within a sentence: « série 2 sur 3 ». */
function setPositionInline({ block, coachPrescription, round, set }: SetStep): string {
  const { title, rounds, exercises } = block;
  const parts = [
    title,
    rounds > 1 && `tour ${round} sur ${rounds}`,
    rounds > 1 &&
      exercises.length > 1 &&
      `exercice ${exercises.indexOf(coachPrescription) + 1} sur ${exercises.length}`,
    coachPrescription.sets > 1 && `série ${set} sur ${coachPrescription.sets}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** « Ensuite : Rowing haltère, série 1 sur 3, 10 répétitions. », after a sentence; nothing after the last set. */
export function thenInFull(run: ActiveWorkout, plan: Plan): string {
  const next = nextSet(run, plan);
  return next ? ` Ensuite\u00a0: ${setInFull(next)}.` : '';
}

/** The set after this step, or the cool-down. */
export function upNext(run: ActiveWorkout, plan: Plan): { name: string; position: string; dose: string } {
  const next = nextSet(run, plan);
  if (!next) return { name: plan.at(-1)?.kind === 'cool-down' ? COOL_DOWN : 'Arrivée', position: '', dose: '' };
  return { name: next.name, position: setPosition(next), dose: formatSetDose(next.effectivePrescription) };
}

/** « repos 90 s, puis Rowing haltère »; of the same line, which set. */
export function upNextText(run: ActiveWorkout, plan: Plan, step: SetStep): string {
  const next = nextSet(run, plan);
  const due = nextBreak(run, plan);
  const rest = due?.kind === 'rest' && due;
  const then =
    (next?.effectivePrescription === step.effectivePrescription && setPositionInline(next)) ||
    (next?.name === step.name ? next.label : upNext(run, plan).name);
  return rest ? `repos ${formatDuration(rest.duration)}, puis ${then}` : then;
}

/** What the time between warm-up and cool-down is called; undefined where it is not timed by itself. */
export function workNameOf(workout: PublishedWorkout, plan: Plan): string | undefined {
  if (!isTimedBySegment(workout)) return undefined;
  if (isRace(plan)) return 'Course';
  return workout.simulation ? 'Simulation' : 'Chrono';
}

/** What the sets of an exercise are counted by. */
export const setNoun = ({ coachPrescription }: SetStep) => (coachPrescription.sets > 1 ? 'Série' : 'Tour');

/** « Rowing haltère : séries 2 et 3 », « Tour 4 · Course à pied ». */
export function remainingText({ step, numbers }: RemainingSets): string {
  const name = [step.block.title, step.label].filter(Boolean).join(' · ');
  if (step.siblings.length < 2) return name;
  const noun = plural(numbers.length, setNoun(step).toLowerCase());
  const list = [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' et ');
  return `${name}\u00a0: ${noun} ${list}`;
}

/** « Pas de traîneau ? », « Pas d’élastique ? »; nothing of an exercise that needs nothing. */
export function missingQuestion({ equipment }: PublishedExercise): string {
  if (!equipment) return '';
  return `Pas ${/^(?:[aeiouéèêâîôûœ]|h(?!a(?:rnais|ck|mac)))/iu.test(equipment) ? 'd’' : 'de '}${equipment}\u202f?`;
}
