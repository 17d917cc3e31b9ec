import type { Content } from '../content.ts';
import type { ValueDiagnostic, ValuePath } from '../diagnostic.ts';
import type { TrainingWarning } from './rules/training/training-rule.ts';

/** An entry of an `accepted` list. */
interface Acceptance {
  file: string;
  /** Path of what has the list: a day, a workout or a late start; empty for the week. */
  within: ValuePath;
  path: ValuePath;
  /** Name of the training rule. */
  warning: string;
}

/** A warning of a training rule, with the place where a coach may accept it. */
export interface AcceptableWarning {
  /** Name of the training rule. */
  name: string;
  within: ValuePath;
  diagnostic: TrainingWarning;
}

/** The warnings that no coach accepted, each with the lines that accept it, and the acceptances that match no warning. */
export function matchAcceptances(content: Content, warnings: readonly AcceptableWarning[]) {
  const unmatched = new Set(acceptancesOf(content));
  const acceptances = [...unmatched];
  const reported = warnings.flatMap((warning) => {
    const { name, within, diagnostic } = warning;
    const there = acceptances.filter(
      ({ file, within: accepted }) => file === diagnostic.file && accepted.join() === within.join(),
    );
    const acceptance = there.find(({ warning }) => warning === name);
    if (acceptance) {
      unmatched.delete(acceptance);
      return [];
    }
    return [{ ...warning, diagnostic: { ...diagnostic, message: withAcceptance(warning, there.length > 0) } }];
  });
  return { reported, unmatched: [...unmatched] };
}

/** The diagnostic of an acceptance that matches no warning of its place. */
export function unmatchedAcceptance(
  { file, path, warning }: Acceptance,
  reported: readonly AcceptableWarning[],
): ValueDiagnostic {
  const misplaced = reported.find(({ diagnostic, name }) => diagnostic.file === file && name === warning);
  const message = misplaced
    ? `l’avertissement « ${warning} » vient d’ailleurs dans ce fichier : déplace cette acceptation ${WHERE[acceptedWithin(misplaced)]}`
    : `il n’y a pas, ou plus, d’avertissement « ${warning} » à accepter ici : retire cette acceptation`;
  return { file, path, message };
}

/** What has the list that accepts a warning. */
type AcceptedWithin = 'day' | 'workout' | 'week' | 'start';

const ACCEPTED_WITHIN: Readonly<Record<string, AcceptedWithin>> = {
  days: 'day',
  options: 'workout',
  lateStart: 'start',
};
const acceptedWithin = ({ within }: AcceptableWarning): AcceptedWithin => ACCEPTED_WITHIN[within[0] ?? ''] ?? 'week';

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

/** With the lines that accept it; one that accepts others has their list. */
function withAcceptance(warning: AcceptableWarning, hasOthers: boolean): string {
  const { name, diagnostic } = warning;
  const holder = acceptedWithin(warning);
  const list = hasOthers
    ? `complète la liste « accepted: » de ${THERE[holder]} : « - warning: ${name} »`
    : `ajoute à ${THERE[holder]}${holder === 'week' ? ', au niveau de focus,' : ''} « accepted: », puis à la ligne « - warning: ${name} »`;
  return `${diagnostic.message}. Si c’est voulu, ${list} et, dessous, « reason: » avec ta raison`;
}

/** In weeks, days, workouts and late starts. */
export function acceptancesOf(content: Content): Acceptance[] {
  const weeksAndDays = content
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
    file: 'training.yaml',
    within: ['lateStart', 'starts', index],
    accepted,
  }));
  return [...weeksAndDays, ...workouts, ...starts].flatMap(({ file, within, accepted = [] }) =>
    accepted.map(({ warning }, index) => ({ file, within, path: [...within, 'accepted', index, 'warning'], warning })),
  );
}
