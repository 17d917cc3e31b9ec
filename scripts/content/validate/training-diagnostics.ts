import type { Content } from '../content.ts';
import type { ValueDiagnostic, ValuePath } from '../diagnostic.ts';
import { type AcceptedPlace, acceptancesOf, isSamePlace, TRAINING, unmatchedAcceptance } from './acceptances.ts';
import { type OtherPath, otherPathsOf } from './other-paths.ts';
import { TRAINING_RULES, thresholdsFor } from './rules/training/index.ts';
import { counted } from './rules/training/phrases.ts';
import type { JudgedProgramme, TrainingRule, TrainingWarning } from './rules/training/training-rule.ts';
import { WeekSequence } from './rules/training/week-sequence.ts';

/** A warning, with the place where a coach may accept it. */
interface FoundWarning extends AcceptedPlace {
  warning: TrainingWarning;
  advice: string;
  /** Whose weeks it is about, if they are not those of the whole programme. */
  other?: OtherPath;
}

/**
 * Runs the training rules on the programme, on each late start and on each return from a stop. Only for content without errors. An acceptance that
 * matches no warning is an error too: the warnings that no coach accepted are told once there is none.
 */
export function trainingDiagnostics(content: Content): { code: string; diagnostic: ValueDiagnostic }[] {
  const limits = content.one('limits');
  if (!limits) return [];
  const whole = new WeekSequence(content);
  const ofProgramme = warningsOf({ sequence: whole, whole, content, limits });
  const found = [
    ...ofProgramme,
    ...otherPathsOf(content).flatMap((other) =>
      warningsOf({ sequence: new WeekSequence(content, other.weeks), whole, content, limits }, other)
        .filter(({ warning }) => !ofProgramme.some((known) => isAtMostAsBad(warning, known.warning)))
        .map((one) => ({ ...one, file: TRAINING, within: other.within, other })),
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
    ...told.filter(({ other }) => other === undefined).map((one) => coded(one, one.warning)),
    ...otherPathDiagnostics(told, content),
  ];
}

function warningsOf(judged: JudgedProgramme, other?: OtherPath): FoundWarning[] {
  return TRAINING_RULES.flatMap((rule) => {
    const thresholds = thresholdsFor(rule, judged.limits.warnings);
    if (!thresholds || (other && rule.wholeProgrammeOnly) || (other?.isReturn && rule.exceptReturns)) return [];
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

/** Another path is judged in the weeks of which the whole programme has no warning left. */
const isCause = (other: FoundWarning, one: FoundWarning) =>
  other.other === undefined && one.other !== undefined && other.file === one.warning.file
    ? true
    : (other.other === undefined || other.other === one.other) &&
      (one.warning.causedBy ?? []).some(
        ({ rule, file, path = [] }) =>
          rule === other.rule &&
          file === other.warning.file &&
          path.every((step, index) => step === other.warning.path[index]),
      );

/** Of each path the first warning of a rule, and of several paths that get the same, the first one. */
function otherPathDiagnostics(told: readonly FoundWarning[], content: Content) {
  const first = told.filter(
    (one, index) =>
      one.other && told.findIndex(({ rule, other }) => rule === one.rule && other === one.other) === index,
  );
  return first.flatMap((one, index) => {
    const { other } = one;
    const alike = first.filter(({ rule, other: path, warning: { file, found } }) =>
      [rule, file, found, path?.field].every(
        (part, at) => part === [one.rule, one.warning.file, one.warning.found, other?.field][at],
      ),
    );
    if (!other || alike[0] !== first[index]) return [];
    const others = alike.length > 1 ? ` (et ${counted(alike.length - 1, 'autre')})` : '';
    const week = content.valid('week').find(({ file }) => file === one.warning.file)?.value.number;
    const found = `${other.words}${others}, semaine ${week} : ${one.warning.found}`;
    return coded({ ...one, advice: other.advice }, { file: TRAINING, path: [...one.within, other.field], found });
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
