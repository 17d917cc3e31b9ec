import { doseText, nameOf, placeOf, placeWithin } from '../format/dose.ts';
import { formatDuration } from '../format/quantities.ts';
import { nextRest, nextSet } from './model/place.ts';
import type { Plan, SetStep, Step } from './model/plan.ts';
import type { Run } from './model/run.ts';
import { isFirstSide } from './model/sides.ts';
import type { UndoneSets } from './model/tally.ts';
import { workOf } from './model/timing.ts';

interface Words {
  eyebrow: string;
  heading: string;
  /** What a screen reader says when the step begins. */
  announcement: string;
  primary: { label: string; type: 'done' | 'go' };
}

const FRAMES = { 'warm-up': 'Échauffement', 'cool-down': 'Retour au calme' } as const;

/** « Rowing haltère, série 1 sur 3, 10 répétitions par côté ». */
const inFull = (step: SetStep, run: Run) =>
  [nameOf(step.prescription, run.replaced), placeWithin(step), doseText(step.prescription)].filter(Boolean).join(', ');

/** What is said of a step, on the screen and aloud. */
export function wordsOf(run: Run, plan: Plan, step: Step): Words {
  const next = nextSet(run, plan);
  const go = workOf(step) !== undefined && run.goAt === undefined;
  if (step.kind === 'rest') {
    return {
      eyebrow: '',
      heading: 'Repos',
      announcement: `Repos, ${formatDuration(step.rest)}.${next ? ` Ensuite\u00a0: ${inFull(next, run)}.` : ''}`,
      primary: { label: 'Passer le repos', type: 'done' },
    };
  }
  if (step.kind === 'set') {
    const done = isFirstSide(run, step) ? 'Changer de côté' : step.prescription.sets > 1 ? 'Série faite' : 'Fait';
    const side = run.otherSide ? 'Autre côté. ' : '';
    return {
      eyebrow: placeOf(step),
      heading: nameOf(step.prescription, run.replaced),
      announcement: `${run.restOver ? 'Repos fini. ' : ''}${side}${inFull(step, run)}.`,
      primary: go
        ? { label: run.otherSide ? 'Partir de l’autre côté' : 'Partir', type: 'go' }
        : { label: done, type: 'done' },
    };
  }
  const heading = FRAMES[step.kind];
  const done = step.kind === 'cool-down' ? 'Terminer la séance' : 'Échauffement fait';
  return {
    eyebrow: '',
    heading,
    announcement: `${heading}, ${formatDuration(step.frame.duration)}.`,
    primary: go ? { label: 'Partir', type: 'go' } : { label: done, type: 'done' },
  };
}

/** The set after this step, or the cool-down. */
export function nextAfter(run: Run, plan: Plan): { name: string; place: string; dose: string } {
  const next = nextSet(run, plan);
  if (!next) return { name: FRAMES['cool-down'], place: '', dose: '' };
  return { name: nameOf(next.prescription, run.replaced), place: placeOf(next), dose: doseText(next.prescription) };
}

/** « repos 90 s, puis Rowing haltère »; of the same exercise, which set. */
export function followingText(run: Run, plan: Plan, step: SetStep): string {
  const next = nextSet(run, plan);
  const rest = nextRest(run, plan);
  const then = (next?.prescription === step.prescription && placeWithin(next)) || nextAfter(run, plan).name;
  return rest ? `repos ${formatDuration(rest.rest)}, puis ${then}` : then;
}

/** What the sets of an exercise are counted by. */
export const nounOf = ({ prescription }: SetStep) => (prescription.sets > 1 ? 'Série' : 'Tour');

/** « Rowing haltère : séries 2 et 3 », « Tour 4 · Course à pied ». */
export function undoneText({ step, numbers }: UndoneSets, { replaced }: Pick<Run, 'replaced'>): string {
  const name = [step.block.title, nameOf(step.prescription, replaced)].filter(Boolean).join(' · ');
  if (step.siblings.length < 2) return name;
  const noun = `${nounOf(step).toLowerCase()}${numbers.length > 1 ? 's' : ''}`;
  const list = [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' et ');
  return `${name}\u00a0: ${noun} ${list}`;
}
