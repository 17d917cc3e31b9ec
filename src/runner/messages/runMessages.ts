import type { PublishedExercise, PublishedWorkout } from '../../../schema/programme.ts';
import { formatSetDose } from '../../format/dose.ts';
import { plural } from '../../format/plural.ts';
import { formatDuration } from '../../format/quantities.ts';
import { isFirstSide, nextBreak, nextSet } from '../model/cursor.ts';
import type { Plan, SetStep, Step } from '../model/plan.ts';
import type { Run } from '../model/run.ts';
import { isTimedBySegment, transitionName } from '../model/segments.ts';
import type { RemainingSets } from '../model/setCounts.ts';
import { timedDuration } from '../model/timing.ts';

interface StepMessages {
  eyebrow: string;
  heading: string;
  /** What a screen reader says when the step begins. */
  announcement: string;
  primary: { label: string; type: 'done' | 'start-timer' };
}

/** The button that ends the warm-up, and starts the clock of a workout that is timed by segment. */
export const WARM_UP_DONE = 'Échauffement fait';
const COOL_DOWN = 'Retour au calme';

/** What is said of a step, on the screen and aloud. */
export function stepMessages(run: Run, plan: Plan, step: Step): StepMessages {
  const startsTimer = timedDuration(step) !== undefined && run.goAt === undefined;
  switch (step.kind) {
    case 'rest': {
      const next = nextSet(run, plan);
      return {
        eyebrow: '',
        heading: 'Repos',
        announcement: `Repos, ${formatDuration(step.duration)}.${next ? ` Ensuite\u00a0: ${setInFull(next)}.` : ''}`,
        primary: { label: 'Passer le repos', type: 'done' },
      };
    }
    case 'set': {
      const done = isFirstSide(run, step)
        ? 'Changer de côté'
        : step.effectivePrescription.sets > 1
          ? 'Série faite'
          : 'Fait';
      return {
        eyebrow: setPosition(step),
        heading: step.name,
        announcement: `${run.restOver ? 'Repos fini. ' : ''}${run.otherSide ? 'Autre côté. ' : ''}${setInFull(step)}.`,
        primary: startsTimer
          ? { label: run.otherSide ? 'Autre côté' : 'Partir', type: 'start-timer' }
          : { label: done, type: 'done' },
      };
    }
    case 'transition': {
      const next = nextSet(run, plan);
      const heading = transitionName(plan);
      return {
        eyebrow: '',
        heading,
        announcement: `${heading}.${next ? ` Ensuite\u00a0: ${setInFull(next)}.` : ''}`,
        primary: { label: 'C’est parti', type: 'done' },
      };
    }
    case 'start':
      return {
        eyebrow: '',
        heading: 'Au départ',
        announcement: 'Au départ.',
        primary: { label: 'C’est parti', type: 'done' },
      };
    default: {
      const isCoolDown = step.kind === 'cool-down';
      const heading = isCoolDown ? COOL_DOWN : 'Échauffement';
      return {
        eyebrow: '',
        heading,
        announcement: `${heading}, ${formatDuration(step.duration)}.`,
        primary: startsTimer
          ? { label: 'Partir', type: 'start-timer' }
          : { label: isCoolDown ? 'Terminer la séance' : WARM_UP_DONE, type: 'done' },
      };
    }
  }
}

/** « Rowing haltère, série 1 sur 3, 10 répétitions par côté ». */
const setInFull = (step: SetStep) =>
  [step.name, setPositionInline(step), formatSetDose(step.effectivePrescription)].filter(Boolean).join(', ');

/** « Tour 2 sur 5 · exercice 1 sur 3 », « Série 2 sur 3 », or nothing to count. */
function setPosition(step: SetStep): string {
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

/** The set after this step, or the cool-down. */
export function upNext(run: Run, plan: Plan): { name: string; position: string; dose: string } {
  const next = nextSet(run, plan);
  if (!next) return { name: plan.at(-1)?.kind === 'cool-down' ? COOL_DOWN : 'Arrivée', position: '', dose: '' };
  return { name: next.name, position: setPosition(next), dose: formatSetDose(next.effectivePrescription) };
}

/** « repos 90 s, puis Rowing haltère »; of the same exercise, which set. */
export function upNextText(run: Run, plan: Plan, step: SetStep): string {
  const next = nextSet(run, plan);
  const due = nextBreak(run, plan);
  const rest = due?.kind === 'rest' && due;
  const then =
    (next?.effectivePrescription === step.effectivePrescription && setPositionInline(next)) || upNext(run, plan).name;
  return rest ? `repos ${formatDuration(rest.duration)}, puis ${then}` : then;
}

/** What the time between warm-up and cool-down is called; undefined where it is not timed by itself. */
export function workNameOf(workout: PublishedWorkout, plan: Plan): string | undefined {
  if (!isTimedBySegment(workout)) return undefined;
  if (plan[0].kind === 'start') return 'Course';
  return workout.simulation ? 'Simulation' : 'Chrono';
}

/** What a press on the one button of a split leads to: « puis RoxZone »; at the end of a transition « Sled push ». */
export function leadsTo(run: Run, plan: Plan, step: Step): string {
  if (step.kind !== 'set') return upNext(run, plan).name;
  return `puis ${nextBreak(run, plan)?.kind === 'transition' ? transitionName(plan) : upNext(run, plan).name}`;
}

/** What the sets of an exercise are counted by. */
export const setNoun = ({ coachPrescription }: SetStep) => (coachPrescription.sets > 1 ? 'Série' : 'Tour');

/** « Rowing haltère : séries 2 et 3 », « Tour 4 · Course à pied ». */
export function remainingText({ step, numbers }: RemainingSets): string {
  const name = [step.block.title, step.name].filter(Boolean).join(' · ');
  if (step.siblings.length < 2) return name;
  const noun = plural(numbers.length, setNoun(step).toLowerCase());
  const list = [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' et ');
  return `${name}\u00a0: ${noun} ${list}`;
}

/** « Pas de traîneau ? », « Pas d’élastique ? »; of an exercise that needs nothing, what one can do. */
export function missingQuestion({ equipment }: PublishedExercise): string {
  if (!equipment) return 'Remplacer cet exercice';
  return `Pas ${/^(?:[aeiouéèêâîôûœ]|h(?!a(?:rnais|ck|mac)))/iu.test(equipment) ? 'd’' : 'de '}${equipment}\u202f?`;
}
