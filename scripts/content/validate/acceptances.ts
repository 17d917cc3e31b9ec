import type { Content } from '../content.ts';
import type { ValueDiagnostic, ValuePath } from '../diagnostic.ts';

/** Where a coach may accept a warning. */
export interface AcceptedPlace {
  file: string;
  /** Path of what has the list: a day, a workout or a late start; empty for the week. */
  within: ValuePath;
  /** Name of the training rule. */
  rule: string;
}

/** An entry of an `accepted` list. */
export interface Acceptance extends AcceptedPlace {
  path: ValuePath;
}

export const isSamePlace = (a: AcceptedPlace, b: AcceptedPlace) =>
  a.rule === b.rule && a.file === b.file && a.within.join() === b.within.join();

/** In weeks, days, workouts and late starts. */
export function acceptancesOf(content: Content): Acceptance[] {
  const weeks = content
    .valid('week')
    .flatMap(({ file, value }) => [{ file, within: [], holder: value }, ...listed(file, ['days'], value.days)]);
  const workouts = content.valid('workoutPage').flatMap(({ file, value }) => listed(file, ['options'], value.options));
  const starts = listed(TRAINING, STARTS, content.one('training')?.lateStart?.starts ?? []);
  return [...weeks, ...workouts, ...starts].flatMap(({ file, within, holder: { accepted = [] } }) =>
    accepted.map(({ warning: rule }, index) => ({
      file,
      within,
      rule,
      path: [...within, 'accepted', index, 'warning'],
    })),
  );
}

export const TRAINING = 'training.yaml';
export const STARTS = ['lateStart', 'starts'] as const;

interface Holder {
  accepted?: readonly { warning: string }[] | undefined;
}

const listed = (file: string, path: ValuePath, holders: readonly Holder[]) =>
  holders.map((holder, index) => ({ file, within: [...path, index], holder }));

/** The diagnostic of an acceptance that matches no warning of its place. */
export function unmatchedAcceptance(
  { file, path, rule }: Acceptance,
  reported: readonly AcceptedPlace[],
  content: Content,
): ValueDiagnostic {
  const misplaced = reported.find((place) => place.file === file && place.rule === rule);
  const message = misplaced
    ? `« ${rule} » est à accepter ailleurs dans ce fichier : déplace ces lignes ${whereOf(misplaced, content)}`
    : `pas, ou plus, d’avertissement « ${rule} » ici : retire cette acceptation`;
  return { file, path, message };
}

function whereOf({ file, within }: AcceptedPlace, content: Content): string {
  if (within.length === 0) return 'au début, au niveau de « focus »';
  const key = { days: 'day', options: 'id', lateStart: 'remaining' }[String(within[0])] ?? '';
  return `sous « ${key}: ${content.rawValueAt(file, [...within, key])} »`;
}
