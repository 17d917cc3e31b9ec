import type { Content } from '../content.ts';
import type { ValueDiagnostic, ValuePath } from '../diagnostic.ts';

/** Where a coach may accept a warning. */
export interface AcceptedPlace {
  file: string;
  /** Path of what has the list: a day, a workout, a late start or a return; empty for the week. */
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

/** In weeks, days, workouts, late starts and returns. */
export function acceptancesOf(content: Content): Acceptance[] {
  const { lateStart, rescheduling } = content.one('training') ?? {};
  return [
    ...content.valid('week').map(({ file, value: { accepted } }) => ({ file, path: [], accepted })),
    ...content.days().map(({ file, path, day: { accepted } }) => ({ file, path, accepted })),
    ...content.workouts().map(({ file, path, option: { accepted } }) => ({ file, path, accepted })),
    ...(lateStart?.starts ?? []).map(({ accepted }, index) => ({ file: TRAINING, path: [...STARTS, index], accepted })),
    ...(rescheduling?.returns.steps ?? []).map(({ accepted }, index) => ({
      file: TRAINING,
      path: [...RETURNS, index],
      accepted,
    })),
  ].flatMap(({ file, path: within, accepted = [] }) =>
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
export const RETURNS = ['rescheduling', 'returns', 'steps'] as const;

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
  const key = { days: 'day', options: 'id', lateStart: 'remaining', rescheduling: 'days' }[String(within[0])] ?? '';
  return `sous « ${key}: ${content.rawValueAt(file, [...within, key])} »`;
}
