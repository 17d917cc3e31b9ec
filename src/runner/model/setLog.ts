import { loadUnit } from '../../format/load.ts';
import { doseValues, loggedFields } from '../../journal/model/doseValues.ts';
import type { LoggedSet, SetValues } from '../../journal/model/entry.ts';
import { type ExerciseDone, type ExerciseSession, isSameExercise, mostRepsAt } from '../../journal/model/lastTime.ts';
import type { NumberField } from '../../journal/model/numberFields.ts';
import { setValues } from '../../journal/model/setChanges.ts';
import { isComparable } from '../../journal/model/setNumbers.ts';
import type { ActiveWorkout, RunSetLog } from './activeWorkout.ts';
import { isSet, type Plan, type SetStep } from './plan.ts';
import { chosenSeconds } from './timing.ts';

/** More than that between two presses is no time of a distance: somebody forgot the screen. */
const LONGEST_DISTANCE_SECONDS = 3 * 3600;

/** What is done in a set, as the journal names it. */
export const exerciseOf = ({ effectivePrescription, alternative, name }: SetStep): ExerciseDone => ({
  exercise: effectivePrescription.exercise.id,
  name,
  ...(alternative && { isAlternative: true }),
});

/** Whether a load can be noted: the coaches name how it grows, prescribe one, or the race has one. */
function hasLoad({ coachPrescription, alternative }: SetStep): boolean {
  const { exercise, load } = coachPrescription;
  return Boolean(alternative?.load ?? exercise.load ?? exercise.raceLoads ?? load?.reserve);
}

/** How the load of what is done grows. */
export const loadStepOf = ({ coachPrescription, alternative }: SetStep) =>
  (alternative ?? coachPrescription.exercise).load;

/** Whether its load is the help of a machine or a band. */
export const isAssisted = (step: SetStep) => loadStepOf(step) === 'aide';

export const logFields = (step: SetStep): NumberField[] => [
  ...(hasLoad(step) ? (['kg'] as const) : []),
  ...loggedFields(step.effectivePrescription),
];

/** « kg par haltère » */
export const loadUnitOf = ({ coachPrescription, alternative }: SetStep) =>
  loadUnit(coachPrescription.exercise, alternative !== undefined);

interface JournalHints {
  lastTime: ExerciseSession | undefined;
  suggestion: { kg?: number | undefined; overridesLastTime?: boolean | undefined } | undefined;
}

/** The values that a set begins with: prescribed, lifted last time or noted before. */
export function prefilledLog(
  run: ActiveWorkout,
  plan: Plan,
  step: SetStep,
  { lastTime, suggestion }: JournalHints,
): SetValues {
  const own = logOf(run, step);
  // Stored, a value that was taken away is missing.
  if (own) return own;
  const { reps, time } = step.effectivePrescription;
  const { before, ofAny } = logsBefore(run, plan, step);
  const sets = lastTime?.sets ?? [];
  const lastTimeSet = sets[step.siblings.indexOf(step.key)] ?? sets.at(-1);
  const lifted = suggestion?.overridesLastTime
    ? suggestion.kg
    : (loadFor(step, lastTimeSet, sets) ?? suggestion?.kg ?? loadFor(step, ofAny));
  return {
    ...(hasLoad(step) && { kg: before ? before.kg : isComparable(lifted, isAssisted(step)) ? lifted : undefined }),
    ...doseValues(step.effectivePrescription),
    ...(reps && { reps: repsWithin(before?.reps ?? lastTimeSet?.reps ?? ofAny?.reps, reps) }),
    // Of a set that is ticked without the clock.
    ...(time && { seconds: chosenSeconds(time, run.longWork) }),
  };
}

/** The load of one of some `sets`, unless it was lifted for fewer repetitions than are asked for. */
function loadFor(
  { effectivePrescription }: SetStep,
  set: SetValues | undefined,
  sets: readonly SetValues[] = set ? [set] : [],
) {
  if (set?.kg === undefined) return undefined;
  const most = mostRepsAt(set.kg, { sets });
  return most !== undefined && most < (effectivePrescription.reps?.min ?? 0) ? undefined : set.kg;
}

/** Repetitions of another set within what is prescribed, else the least of it: the screen asks for no others. */
const repsWithin = (reps: number | undefined, { min, max }: { min: number; max: number }) =>
  reps !== undefined && reps >= min && reps <= max ? reps : min;

/** What was noted of a set, unless it was of another exercise in its place. */
export function logOf(run: ActiveWorkout, { key, alternative }: SetStep): SetValues | undefined {
  const log = run.logs?.[key];
  if (!log || log.alternative !== alternative?.name) return undefined;
  const { alternative: _, ...values } = log;
  return values;
}

const doneBefore = (run: ActiveWorkout, plan: Plan, step: SetStep) =>
  plan
    .slice(0, plan.indexOf(step))
    .filter(isSet)
    .filter(({ key }) => run.setStatus[key] === 'done')
    .filter((other) => isSameExercise(exerciseOf(other), exerciseOf(step)));

/** The largest load of the last time and of the sets before this one. */
export function largestKg(run: ActiveWorkout, plan: Plan, step: SetStep, lastTime: ExerciseSession | undefined) {
  const logs = doneBefore(run, plan, step).flatMap((other) => logOf(run, other) ?? []);
  const loads = [...(lastTime?.sets ?? []), ...logs].flatMap(({ kg }) => (kg ? Math.abs(kg) : []));
  return loads.length > 0 ? Math.max(...loads) : undefined;
}

/** What was noted last before this set: of its line or of one that asks the same, and of any line of its exercise. */
function logsBefore(run: ActiveWorkout, plan: Plan, step: SetStep) {
  const done = doneBefore(run, plan, step);
  const lastOf = (sets: SetStep[]) => sets.flatMap((other) => logOf(run, other) ?? []).at(-1);
  const ofLine = done.filter(({ key }) => step.siblings.includes(key));
  const alike = done.filter((other) => askedOf(other) === askedOf(step));
  return { before: lastOf(ofLine) ?? lastOf(alike), ofAny: lastOf(done) };
}

/** The dose of one set, its load and its note. */
const askedOf = ({ effectivePrescription }: SetStep) => JSON.stringify({ ...effectivePrescription, sets: 1 });

export function withLog(run: ActiveWorkout, { key, alternative }: SetStep, values: SetValues): ActiveWorkout {
  const log: RunSetLog = { ...values, ...(alternative && { alternative: alternative.name }) };
  return { ...run, logs: { ...run.logs, [key]: log } };
}

/** With what the run's entry in the journal says of its sets, unless sets were added or taken away there. */
export function withLoggedSets(run: ActiveWorkout, plan: Plan, sets: readonly LoggedSet[] = []): ActiveWorkout {
  const done = plan.filter(isSet).filter(({ key }) => run.setStatus[key] === 'done');
  if (done.length !== sets.length) return run;
  const logs = sets.flatMap((set, index) => {
    const values = setValues(set);
    const key = done[index]?.key;
    if (!key || (Object.keys(values).length === 0 && !run.logs?.[key])) return [];
    return [[key, { ...values, ...(set.isAlternative && { alternative: set.name }) }]];
  });
  return { ...run, logs: { ...run.logs, ...Object.fromEntries(logs) } };
}

/** Whether the time that a set takes is measured, until a press ends it: that of a distance. */
export const isTimedUntilPress = ({ effectivePrescription }: SetStep) =>
  !effectivePrescription.time && loggedFields(effectivePrescription).includes('seconds');

/** Seconds that timed work or a distance took until `now`, none before its count-in is over; undefined where nothing was timed. */
export function measuredSeconds(run: ActiveWorkout, step: SetStep, now: number): number | undefined {
  const { time } = step.effectivePrescription;
  if (time) {
    if (run.timerStartsAt === undefined) return undefined;
    const worked = Math.min(Math.round((now - run.timerStartsAt) / 1000), chosenSeconds(time, run.longWork));
    return Math.max(0, worked);
  }
  const seconds = Math.round((now - run.stepStartedAt) / 1000);
  return isTimedUntilPress(step) && seconds > 0 && seconds <= LONGEST_DISTANCE_SECONDS ? seconds : undefined;
}

/** The sets of the rest that the run is at: those that were done since the rest before, the last one first. */
export function setsBeforeRest(run: ActiveWorkout, plan: Plan): SetStep[] {
  const passed = run.history.slice(run.history.findLastIndex(({ stepKey }) => stepKey.startsWith('rest/')) + 1);
  return passed
    .flatMap(({ stepKey }) => plan.filter(isSet).filter(({ key }) => key === stepKey))
    .filter(
      ({ key }, index, steps) => run.setStatus[key] === 'done' && steps.findIndex((one) => one.key === key) === index,
    )
    .reverse();
}
