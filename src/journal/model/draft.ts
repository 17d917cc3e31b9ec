import { isOnCalendar, type LocalDate } from '../../calendar/localDate.ts';
import type { LoggedSession, LoggedSet } from './entry.ts';
import { isSameExercise } from './lastTime.ts';
import {
  fieldText,
  isAccepted,
  LIMITS,
  type NumberError,
  type NumberField,
  type Parsed,
  parseDistance,
  parseRpe,
  parseTime,
} from './numberFields.ts';
import { isHelp, negate, SET_NUMBER_FIELDS, SET_NUMBERS } from './setNumbers.ts';

export interface SetDraft extends Record<NumberField, string> {
  note: string;
  /** Its kilograms are those of a help. */
  isAssisted?: boolean;
  /** What it was before, with what no field shows. */
  former: LoggedSet;
}

/** What was typed, right or wrong. */
export interface SessionDraft {
  on: string;
  name: string;
  seconds: string;
  meters: string;
  rpe: string;
  note: string;
  sets: readonly SetDraft[];
}

/** `nothing`: of a run, of which no value says anything. `no-time`: of a race. */
export type DraftError = NumberError | 'empty' | 'future' | 'no-date' | 'nothing' | 'no-time';

/** By the name of the field: `on`, `seconds`, `sets.3.kg`. In the order of the form. */
export type DraftErrors = ReadonlyMap<string, DraftError>;

export const setFieldName = (index: number, name: string) => `sets.${index}.${name}`;

/** Empty for a number that says nothing: a time or a distance of 0. */
const text = (name: NumberField, value: number | undefined, write = fieldText[name]) =>
  value === undefined || value < LIMITS[name].min ? '' : write(value);

/** `takesHelp`: what the catalogue says of the exercise; a load that was noted says it of the set. */
export function toSetDraft(set: LoggedSet, takesHelp = false): SetDraft {
  const isAssisted = isHelp(set.kg, takesHelp);
  const numbers = SET_NUMBER_FIELDS.map((name) => {
    const value = set[name];
    const isShownAsHelp = name === 'kg' && isAssisted && value !== undefined;
    return [name, text(name, isShownAsHelp ? negate(value) : value, SET_NUMBERS[name].fieldText)];
  });
  const texts = Object.fromEntries(numbers) as Record<NumberField, string>;
  return { ...texts, note: set.note ?? '', ...(isAssisted && { isAssisted }), former: set };
}

export function sessionDraft(
  session: Omit<LoggedSession, 'id' | 'changedAt'>,
  takesHelp: (set: LoggedSet) => boolean = () => false,
): SessionDraft {
  return {
    on: session.on,
    name: session.name,
    seconds: text('seconds', session.seconds),
    meters: text('meters', session.meters),
    rpe: text('rpe', session.rpe),
    note: session.note ?? '',
    sets: (session.sets ?? []).map((set) => toSetDraft(set, takesHelp(set))),
  };
}

/** The fields of a session that its form changes. */
export type DraftFields = Pick<LoggedSession, 'on' | 'name' | 'seconds' | 'meters' | 'rpe' | 'note' | 'sets'>;

/** The fields that differ from what the form had: what another tab corrects meanwhile stays. */
export function changedFields(initial: SessionDraft, fields: DraftFields): Partial<DraftFields> {
  const before: Partial<DraftFields> = readFields(initial).fields;
  const keys = Object.keys(fields) as (keyof DraftFields)[];
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(fields[key]));
  return Object.fromEntries(changed.map((key) => [key, fields[key]]));
}

/** What a form says, or all that is wrong with it. `station`: one that was timed alone. */
export function readDraft(
  draft: SessionDraft,
  today: LocalDate,
  kind: LoggedSession['kind'] | 'station' = 'workout',
): { fields: DraftFields; errors?: undefined } | { fields?: undefined; errors: DraftErrors } {
  const { fields, errors: ofNumbers } = readFields(draft);
  const errors = new Map<string, DraftError>();
  // A date field takes years of two digits, such as 0026, that storage would not read back.
  if (!/^2\d{3}-\d\d-\d\d$/.test(draft.on) || !isOnCalendar(draft.on)) errors.set('on', 'no-date');
  else if (draft.on > today) errors.set('on', 'future');
  if (fields.name === '') errors.set('name', 'empty');
  for (const [name, error] of ofNumbers) errors.set(name, error);
  const { meters, seconds, rpe, note, sets } = fields;
  const isNothing = [meters, seconds, rpe, note, sets].every((value) => value === undefined);
  const isRunning = kind === 'run' || kind === 'test';
  if (isRunning && isNothing && ofNumbers.size === 0) errors.set('meters', 'nothing');
  const hasNoTime = seconds === undefined && !ofNumbers.has('seconds');
  if (kind === 'race' && hasNoTime) errors.set('seconds', 'no-time');
  if (kind === 'station' && hasNoTime) errors.set('seconds', 'not-understood');
  return errors.size > 0 ? { errors } : { fields };
}

function readFields(draft: SessionDraft): { fields: DraftFields; errors: DraftErrors } {
  const errors = new Map<string, DraftError>();
  const read = (name: string, parsed: Parsed) => {
    if (isAccepted(parsed)) return parsed;
    errors.set(name, parsed);
    return undefined;
  };
  const fields: DraftFields = {
    on: draft.on,
    name: draft.name.trim(),
    meters: read('meters', parseDistance(draft.meters)),
    seconds: read('seconds', parseTime(draft.seconds)),
    rpe: read('rpe', parseRpe(draft.rpe)),
    note: draft.note.trim() || undefined,
    sets:
      draft.sets.length === 0
        ? undefined
        : draft.sets.map((set, index): LoggedSet => {
            const numbers = SET_NUMBER_FIELDS.map((name) => {
              const value = read(setFieldName(index, name), SET_NUMBERS[name].parse(set[name]));
              return [name, name === 'kg' && set.isAssisted && value !== undefined ? negate(value) : value];
            });
            return { ...set.former, ...Object.fromEntries(numbers), note: set.note.trim() || undefined };
          }),
  };
  return { fields, errors };
}

/** `sets` with a number of one changed; with `follows`, those after it in its line that held the same take it too. */
export function withSetNumber(
  sets: readonly SetDraft[],
  index: number,
  name: NumberField,
  typed: string,
  follows: boolean,
): SetDraft[] {
  const changed = sets[index];
  if (!changed) return [...sets];
  let isFollowing = follows;
  return sets.map((set, at) => {
    if (at === index) return { ...set, [name]: typed };
    const isOfLine = isSameExercise(set.former, changed.former) && set.former.occurrence === changed.former.occurrence;
    if (at < index || !isOfLine) return set;
    isFollowing &&= set[name] === changed[name];
    return isFollowing ? { ...set, [name]: typed } : set;
  });
}
