import type { Content } from '../content.ts';
import type { ValueDiagnostic, ValuePath } from '../diagnostic.ts';
import { type AcceptableWarning, matchAcceptances, unmatchedAcceptance } from './acceptances.ts';
import { startProblem } from './rules/consistency/late-starts.ts';
import { TRAINING_RULES, thresholdsKey } from './rules/training/index.ts';
import type { JudgedProgramme, TrainingRule } from './rules/training/training-rule.ts';
import { WeekSequence } from './rules/training/week-sequence.ts';

interface CodedDiagnostic {
  /** Name of the check. */
  code: string;
  diagnostic: ValueDiagnostic;
}

interface RuleResults {
  warnings: readonly AcceptableWarning[];
  /** « rule file » of what can't be judged. */
  indeterminate: readonly string[];
}

/**
 * Runs the training rules on the programme and on each late start: the warnings that no coach accepted, then the
 * acceptances that match no warning. Files in `invalid` have errors: what may depend on them is not reported.
 */
export function* trainingDiagnostics(content: Content, invalid: ReadonlySet<string>): Generator<CodedDiagnostic> {
  if (!content.one('limits')) return;
  const programme = new WeekSequence(content, invalid);
  const whole = runRules({ sequence: programme, whole: programme, content });
  const starts = invalid.has(TRAINING) ? [] : runRulesOnLateStarts(programme, content, invalid, whole);
  const { reported, unmatched } = matchAcceptances(
    content,
    [whole, ...starts].flatMap(({ warnings }) => warnings),
  );
  for (const { name, diagnostic } of reported) {
    yield { code: name, diagnostic: { ...diagnostic, severity: 'warning' } };
  }
  if ([...invalid].some(concernsTraining)) return;
  const indeterminate = new Set([whole, ...starts].flatMap(({ indeterminate }) => indeterminate));
  for (const acceptance of unmatched) {
    if (indeterminate.has(`${acceptance.warning} ${acceptance.file}`)) continue;
    yield { code: 'acceptances', diagnostic: unmatchedAcceptance(acceptance, reported) };
  }
}

function runRules(judged: JudgedProgramme): RuleResults {
  const thresholds = judged.content.one('limits')?.warnings ?? {};
  const warnings: AcceptableWarning[] = [];
  const indeterminate: string[] = [];
  for (const { name, scope, check } of TRAINING_RULES) {
    for (const diagnostic of check(judged, thresholds[thresholdsKey(name)])) {
      if ('indeterminate' in diagnostic) indeterminate.push(ruleInFile({ name, diagnostic }));
      else warnings.push({ name, within: withinOf(scope, diagnostic.path), diagnostic });
    }
  }
  return { warnings, indeterminate };
}

/** A late start is a programme too: of each rule, the first warning that the whole programme does not get as badly. */
function runRulesOnLateStarts(
  programme: WeekSequence,
  content: Content,
  invalid: ReadonlySet<string>,
  whole: RuleResults,
): RuleResults[] {
  const { phases = [], race } = content.one('limits') ?? {};
  const weeks = phases.flatMap((phase) => phase.weeks);
  const isKnown = (warning: AcceptableWarning) => whole.warnings.some((known) => isAtMostAsBad(warning, known));
  const unknown = new Set(whole.indeterminate);
  return (content.one('training')?.lateStart?.starts ?? []).map((start, index) => {
    if (!race || startProblem(start, weeks, race.week)) return { warnings: [], indeterminate: [] };
    const { warnings, indeterminate } = runRules({
      sequence: new WeekSequence(content, invalid, start.keep),
      whole: programme,
      content,
    });
    const first = new Map(
      warnings
        .filter((warning) => !isKnown(warning) && !unknown.has(ruleInFile(warning)))
        .toReversed()
        .map((warning) => [warning.name, warning]),
    );
    const within = ['lateStart', 'starts', index];
    return {
      warnings: [...first.values()].toReversed().map(({ name, diagnostic }) => ({
        name,
        within,
        diagnostic: {
          file: TRAINING,
          path: [...within, 'keep'],
          message: `avec ${start.remaining} ${start.remaining === 1 ? 'semaine' : 'semaines'}, ${weekOf(content, diagnostic.file)} : ${diagnostic.message}. Ou garde d’autres semaines`,
        },
      })),
      indeterminate: indeterminate.map((one) => `${one.split(' ')[0]} ${TRAINING}`),
    };
  });
}

const TRAINING = 'training.yaml';

/** At the same place, a warning with a bound as great or greater; without bounds, one that says the same. */
const isAtMostAsBad = (warning: AcceptableWarning, known: AcceptableWarning) =>
  placeInWeek(warning) === placeInWeek(known) &&
  (warning.diagnostic.lateStartBound === undefined || known.diagnostic.lateStartBound === undefined
    ? warning.diagnostic.message === known.diagnostic.message
    : warning.diagnostic.lateStartBound >= known.diagnostic.lateStartBound);

const placeInWeek = ({ name, diagnostic }: AcceptableWarning) => [name, diagnostic.file, ...diagnostic.path].join(' ');

const ruleInFile = ({ name, diagnostic }: { name: string; diagnostic: { file: string } }) =>
  `${name} ${diagnostic.file}`;

const weekOf = (content: Content, file: string) =>
  `semaine ${content.valid('week').find((week) => week.file === file)?.value.number ?? '?'}`;

const concernsTraining = (file: string) => /^(?:limits\.yaml$|understanding\.yaml$|training|exercises\/)/.test(file);

/** Of a rule about days or workouts, the one that the path leads through, if any. */
const withinOf = (scope: TrainingRule['scope'], path: ValuePath) =>
  scope !== 'week' && (path[0] === 'days' || path[0] === 'options') ? path.slice(0, 2) : [];
