import type { Content } from '../content.ts';
import type { ValueDiagnostic, ValuePath } from '../diagnostic.ts';
import { startProblem } from './rules/consistency/late-starts.ts';
import { TRAINING_RULES, thresholdsKey } from './rules/training/index.ts';
import type { JudgedProgramme, TrainingRule, TrainingWarning } from './rules/training/training-rule.ts';
import { WeekSequence } from './rules/training/week-sequence.ts';

interface Acceptance {
  file: string;
  /** What it stands in: a day, a workout, a late start, or the week when empty. */
  within: ValuePath;
  path: ValuePath;
  warning: string;
}

interface CodedDiagnostic {
  /** Name of the check. */
  code: string;
  diagnostic: ValueDiagnostic;
}

interface Warning {
  /** Name of the training rule. */
  name: string;
  /** Where it can be accepted. */
  within: ValuePath;
  diagnostic: TrainingWarning;
}

interface RuleResults {
  warnings: readonly Warning[];
  /** « rule file » of what can't be judged. */
  indeterminate: readonly string[];
}

/**
 * The warnings of the training rules that no coach accepted, then the acceptances that match no warning. Files in
 * `invalid` have errors: what may depend on them is not reported.
 */
export function* trainingDiagnostics(content: Content, invalid: ReadonlySet<string>): Generator<CodedDiagnostic> {
  if (!content.one('limits')) return;
  const programme = new WeekSequence(content, invalid);
  const whole = runRules({ sequence: programme, whole: programme, content });
  const starts = invalid.has(TRAINING) ? [] : runRulesOnLateStarts(programme, content, invalid, whole);
  const acceptances = acceptancesOf(content);
  const needed = new Set<Acceptance>();
  const reported: Warning[] = [];
  for (const warning of [whole, ...starts].flatMap(({ warnings }) => warnings)) {
    const { name, within, diagnostic } = warning;
    const there = acceptances.filter(
      ({ file, within: accepted }) => file === diagnostic.file && accepted.join() === within.join(),
    );
    const acceptance = there.find(({ warning }) => warning === name);
    if (acceptance) needed.add(acceptance);
    else {
      reported.push(warning);
      const message = withAcceptance(warning, there.length > 0);
      yield { code: name, diagnostic: { ...diagnostic, severity: 'warning', message } };
    }
  }
  if ([...invalid].some(concernsTraining)) return;
  const indeterminate = new Set([whole, ...starts].flatMap(({ indeterminate }) => indeterminate));
  for (const { file, path, warning } of acceptances.filter((acceptance) => !needed.has(acceptance))) {
    if (indeterminate.has(`${warning} ${file}`)) continue;
    const misplaced = reported.find(({ diagnostic, name }) => diagnostic.file === file && name === warning);
    const message = misplaced
      ? `l’avertissement « ${warning} » vient d’ailleurs dans ce fichier : déplace cette acceptation ${WHERE[placeOf(misplaced)]}`
      : `il n’y a pas, ou plus, d’avertissement « ${warning} » à accepter ici : retire cette acceptation`;
    yield { code: 'acceptances', diagnostic: { file, path, message } };
  }
}

function runRules(judged: JudgedProgramme): RuleResults {
  const thresholds = judged.content.one('limits')?.warnings ?? {};
  const warnings: Warning[] = [];
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
  const isKnown = (warning: Warning) => whole.warnings.some((known) => isAtMostAsBad(warning, known));
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

/** At the same place, a warning that allows as much or more; without a figure, one that says the same. */
const isAtMostAsBad = (warning: Warning, known: Warning) =>
  placeInWeek(warning) === placeInWeek(known) &&
  (warning.diagnostic.allowed === undefined || known.diagnostic.allowed === undefined
    ? warning.diagnostic.message === known.diagnostic.message
    : warning.diagnostic.allowed >= known.diagnostic.allowed);

const placeInWeek = ({ name, diagnostic }: Warning) => [name, diagnostic.file, ...diagnostic.path].join(' ');

const ruleInFile = ({ name, diagnostic }: { name: string; diagnostic: { file: string } }) =>
  `${name} ${diagnostic.file}`;

const weekOf = (content: Content, file: string) =>
  `semaine ${content.valid('week').find((week) => week.file === file)?.value.number ?? '?'}`;

const concernsTraining = (file: string) => /^(?:limits\.yaml$|understanding\.yaml$|training|exercises\/)/.test(file);

/** Of a rule about days or workouts, the one that the path leads through, if any. */
const withinOf = (scope: TrainingRule['scope'], path: ValuePath) =>
  scope !== 'week' && (path[0] === 'days' || path[0] === 'options') ? path.slice(0, 2) : [];

type AcceptedWithin = 'day' | 'workout' | 'week' | 'start';

const PLACES: Readonly<Record<string, AcceptedWithin>> = { days: 'day', options: 'workout', lateStart: 'start' };
const placeOf = ({ within }: Warning): AcceptedWithin => PLACES[within[0] ?? ''] ?? 'week';

const THERE: Record<AcceptedWithin, string> = {
  day: 'ce jour',
  workout: 'cette séance',
  week: 'la semaine',
  start: 'ce départ',
};

const WHERE: Record<AcceptedWithin, string> = {
  day: 'sous le jour qu’il montre',
  workout: 'sous la séance qu’il montre',
  week: 'au début du fichier, au niveau de focus',
  start: 'sous le départ qu’il montre',
};

/** With the lines that accept it; a place that accepts others has their list. */
function withAcceptance(warning: Warning, hasOthers: boolean): string {
  const { name, diagnostic } = warning;
  const place = placeOf(warning);
  const list = hasOthers
    ? `complète la liste « accepted: » de ${THERE[place]} : « - warning: ${name} »`
    : `ajoute à ${THERE[place]}${place === 'week' ? ', au niveau de focus,' : ''} « accepted: », puis à la ligne « - warning: ${name} »`;
  return `${diagnostic.message}. Si c’est voulu, ${list} et, dessous, « reason: » avec ta raison`;
}

/** In weeks, days, workouts and late starts. */
export function acceptancesOf(content: Content): Acceptance[] {
  const places = content
    .valid('week')
    .flatMap(({ file, value }) => [
      { file, within: [], accepted: value.accepted },
      ...value.days.map(({ accepted }, index) => ({ file, within: ['days', index], accepted })),
    ]);
  const workouts = content
    .valid('workoutPage')
    .flatMap(({ file, value }) =>
      value.options.map(({ accepted }, index) => ({ file, within: ['options', index], accepted })),
    );
  const starts = (content.one('training')?.lateStart?.starts ?? []).map(({ accepted }, index) => ({
    file: TRAINING,
    within: ['lateStart', 'starts', index],
    accepted,
  }));
  return [...places, ...workouts, ...starts].flatMap(({ file, within, accepted = [] }) =>
    accepted.map(({ warning }, index) => ({ file, within, path: [...within, 'accepted', index, 'warning'], warning })),
  );
}
