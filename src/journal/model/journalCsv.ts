import { oldestFirst } from '../../calendar/localDate.ts';
import { formatFraction } from '../../format/decimal.ts';
import type { LoggedSession, LoggedSet, SetValues, Split } from './entry.ts';
import { isSameExercise } from './lastTime.ts';
import { computePace, formatPaceSeconds, hasOwnTime } from './sessionValues.ts';
import { SET_CSV_COLUMNS, SET_NUMBER_FIELDS, SET_NUMBERS } from './setNumbers.ts';

type Cell = string | number | undefined;

const COLUMNS = [
  'Date',
  'Type',
  'Séance',
  'Ligne',
  'Exercice',
  'Remplaçant',
  'Série',
  ...SET_CSV_COLUMNS,
  'Plan (s)',
  'Allure',
  'RPE',
  'Note',
  'Jour du programme',
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], Cell>>;

const KINDS: Record<LoggedSession['kind'], string> = {
  workout: 'Séance',
  run: 'Course à pied',
  test: 'Test',
  race: 'Compétition',
};

const BYTE_ORDER_MARK = '\ufeff';

/**
 * The journal as a table (RFC 4180), oldest session first: a row for each session, set and split. French Excel opens it
 * as it is: a byte order mark for the accents, semicolons between, commas in the numbers.
 */
export function journalCsv(sessions: readonly LoggedSession[]): string {
  const rows = sessions.toSorted(oldestFirst).flatMap(toRows);
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(written).join(';')}\r\n`).join('');
}

function toRows({ sets = [], splits = [], ...session }: LoggedSession): Row[] {
  const { on, kind, name, day, partOf, note } = session;
  const shared: Row = {
    Date: on,
    Type: KINDS[kind],
    Séance: name,
    'Jour du programme': day ? dayText(day) : partOf && `${dayText(partOf)} (en partie)`,
  };
  const setNumber = (set: LoggedSet, index: number) =>
    sets.slice(0, index + 1).filter((other) => isSameExercise(other, set)).length;
  const isPaced = kind === 'workout' || hasOwnTime({ kind, splits });
  return [
    {
      ...shared,
      Ligne: 'Séance',
      ...valueColumns(session),
      Allure: isPaced ? paceText(session) : undefined,
      Note: note,
    },
    ...sets.map((set, index) => ({
      ...shared,
      Ligne: 'Série',
      Exercice: set.name,
      Remplaçant: set.isAlternative ? 'oui' : undefined,
      Série: setNumber(set, index),
      ...valueColumns(set),
      Note: set.note,
    })),
    ...splits.map((split: Split) => ({
      ...shared,
      Ligne: 'Passage',
      Exercice: split.name,
      Remplaçant: split.isAlternative ? 'oui' : undefined,
      ...valueColumns(split),
      Allure: split.kind === 'run' ? paceText(split) : undefined,
      'Plan (s)': split.targetSeconds,
    })),
  ];
}

/** « Semaine 3, lundi » of `3-lundi`. */
const dayText = (id: string) => id.replace(/^(\d+)-([a-z]+).*/, 'Semaine $1, $2');

/** Of what was run: a sled has none. */
function paceText(done: Pick<SetValues, 'meters' | 'seconds'>): string | undefined {
  const pace = computePace(done);
  return pace ? formatPaceSeconds(pace) : undefined;
}

const valueColumns = (values: SetValues): Row =>
  Object.fromEntries(SET_NUMBER_FIELDS.map((name) => [SET_NUMBERS[name].csvColumn, values[name]]));

/** A text that begins so is a formula to a spreadsheet, also behind a space or a line break. */
const FORMULA = /^\s*[=+\-@]/;

function written(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return formatFraction(Math.round(cell * 100) / 100);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  // A spreadsheet of another language splits cells at commas or tabs: what follows one could be a formula.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
