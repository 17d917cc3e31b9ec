import type { Content } from '../content.ts';
import type { ValueDiagnostic, ValuePath } from '../diagnostic.ts';
import {
  type AcceptedPlace,
  acceptancesOf,
  isSamePlace,
  STARTS,
  TRAINING,
  unmatchedAcceptance,
} from './acceptances.ts';
import { TRAINING_RULES, thresholdsFor } from './rules/training/index.ts';
import { counted } from './rules/training/phrases.ts';
import type { JudgedProgramme, TrainingRule, TrainingWarning } from './rules/training/training-rule.ts';
import { WeekSequence } from './rules/training/week-sequence.ts';

/** A warning, with the place where a coach may accept it. */
interface FoundWarning extends AcceptedPlace {
  warning: TrainingWarning;
  advice: string;
  /** Of a late start, the number of its weeks. */
  remaining?: number;
}

/**
 * Runs the training rules on the programme and on each late start. Only for content without errors. An acceptance that
 * matches no warning is an error too: the warnings that no coach accepted are told once there is none.
 */
export function trainingDiagnostics(content: Content): { code: string; diagnostic: ValueDiagnostic }[] {
  const limits = content.one('limits');
  if (!limits) return [];
  const whole = new WeekSequence(content);
  const ofProgramme = warningsOf({ sequence: whole, whole, content, limits });
  const starts = content.one('training')?.lateStart?.starts ?? [];
  const found = [
    ...ofProgramme,
    ...starts.flatMap(({ keep, remaining }, index) =>
      warningsOf({ sequence: new WeekSequence(content, keep), whole, content, limits })
        .filter(({ warning }) => !ofProgramme.some((known) => isAtMostAsBad(warning, known.warning)))
        .map((one) => ({ ...one, file: TRAINING, within: [...STARTS, index], remaining })),
    ),
  ];
  const acceptances = acceptancesOf(content);
  const reported = found.filter((one) => !acceptances.some((accepted) => isSamePlace(one, accepted)));
  const unmatched = acceptances.filter(
    (accepted, index) =>
      !found.some((one) => isSamePlace(one, accepted)) ||
      acceptances.findIndex((other) => isSamePlace(other, accepted)) < index,
  );
  if (unmatched.length > 0) {
    return unmatched.map((accepted) => ({
      code: 'acceptances',
      diagnostic: unmatchedAcceptance(accepted, reported, content),
    }));
  }
  const told = reported.filter((one) => isTold(one, reported));
  return [
    ...told.filter(({ remaining }) => remaining === undefined).map((one) => coded(one, one.warning)),
    ...lateStartDiagnostics(told, content),
  ];
}

function warningsOf(judged: JudgedProgramme): FoundWarning[] {
  const isLateStart = judged.sequence !== judged.whole;
  return TRAINING_RULES.flatMap((rule) => {
    const thresholds = thresholdsFor(rule, judged.limits.warnings);
    if (!thresholds || (isLateStart && rule.wholeProgrammeOnly)) return [];
    return [...rule.check(judged, thresholds)].map((warning) => ({
      rule: rule.name,
      file: warning.file,
      within: withinOf(rule.scope, warning.path),
      advice: warning.advice ?? rule.advice,
      warning,
    }));
  });
}

/** Of a rule about days or workouts, the one that the path leads through, if any. */
const withinOf = (scope: TrainingRule['scope'], path: ValuePath) =>
  scope !== 'week' && (path[0] === 'days' || path[0] === 'options') ? path.slice(0, 2) : [];

/** At the same place, a warning with a bound as great or greater; without bounds, one that says the same. */
const isAtMostAsBad = (warning: TrainingWarning, known: TrainingWarning) =>
  warning.file === known.file &&
  warning.path.join() === known.path.join() &&
  (warning.lateStartBound === undefined || known.lateStartBound === undefined
    ? warning.found === known.found
    : warning.lateStartBound >= known.lateStartBound);

/** Whether no reported warning has to go first. */
const isTold = (one: FoundWarning, reported: readonly FoundWarning[]): boolean =>
  !reported.some((other) => isCause(other, one) && isTold(other, reported));

/** A late start is judged in the weeks of which the whole programme has no warning left. */
const isCause = (other: FoundWarning, one: FoundWarning) =>
  other.remaining === undefined && one.remaining !== undefined && other.file === one.warning.file
    ? true
    : (other.remaining === undefined || other.remaining === one.remaining) &&
      (one.warning.causedBy ?? []).some(
        ({ rule, file, path = [] }) =>
          rule === other.rule &&
          file === other.warning.file &&
          path.every((step, index) => step === other.warning.path[index]),
      );

/** Of each start the first warning of a rule, and of several starts that get the same, the first one. */
function lateStartDiagnostics(told: readonly FoundWarning[], content: Content) {
  const first = told.filter(
    (one, index) =>
      one.remaining !== undefined &&
      told.findIndex(({ rule, remaining }) => rule === one.rule && remaining === one.remaining) === index,
  );
  return first.flatMap((one, index) => {
    const alike = first.filter(({ rule, warning: { file, found } }) =>
      [rule, file, found].every((part, at) => part === [one.rule, one.warning.file, one.warning.found][at]),
    );
    if (alike[0] !== first[index]) return [];
    const others = alike.length > 1 ? ` (et ${counted(alike.length - 1, 'autre')})` : '';
    const week = content.valid('week').find(({ file }) => file === one.warning.file)?.value.number;
    const found = `avec ${counted(one.remaining ?? 0, 'semaine')}${others}, semaine ${week} : ${one.warning.found}`;
    const advice = 'Garde d’autres semaines';
    return coded({ ...one, advice }, { file: TRAINING, path: [...one.within, 'keep'], found });
  });
}

const coded = ({ rule, advice }: FoundWarning, { file, path, key, found }: TrainingWarning) => ({
  code: rule,
  diagnostic: {
    file,
    path,
    ...(key && { key }),
    severity: 'warning' as const,
    message: `${found}. ${advice}`,
  },
});
