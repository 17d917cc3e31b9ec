import type { Priority } from '../../../../../schema/rescheduling.ts';
import type { Day } from '../../../../../schema/vocabulary.ts';
import type { DayEntry, Week } from '../../../../../schema/week.ts';
import type { Content } from '../../../content.ts';
import type { ValueDiagnostic } from '../../../diagnostic.ts';
import type { Rule } from './rule.ts';
import { isInOrder } from './seven-days.ts';

const FILE = 'training.yaml';
export const PRIORITY_ROWS = ['rescheduling', 'priorities', 'rows'];

/** Each session of each week has one place in the order of what to keep, in one row. */
export const priorities: Rule = {
  name: 'priorities',
  *check(content) {
    yield* withoutSource(content);
    const rows = content.one('training')?.rescheduling?.priorities.rows;
    if (!rows) return;
    for (const [index, row] of rows.entries()) yield* repeated(row, index, rows);
    const phases = content.one('limits')?.phases ?? [];
    const unplaced = new Map<string, ValueDiagnostic>();
    for (const { value: week } of content.valid('week')) {
      const phase = phases.find(({ weeks }) => weeks.includes(week.number))?.phase;
      if (phase === undefined || !isInOrder(week)) continue;
      const row = rowOf(week, phase, rows);
      const of = row ? `ligne ${rows.indexOf(row)}` : `phase ${phase}`;
      for (const { day } of row ? sessionsWithout(row, week) : []) {
        const place = { file: FILE, path: [...PRIORITY_ROWS, rows.indexOf(row as Priority), 'keep'] };
        const message = `semaine ${week.number}, la séance de ${day} n’a pas de place : ajoute ${day} à keep ou à then`;
        if (!unplaced.has(of + day)) unplaced.set(of + day, { ...place, message });
      }
      if (row || unplaced.has(of)) continue;
      const message = `aucune ligne pour la phase ${phase} : ajoute-la à phases, ou une ligne à elle`;
      unplaced.set(of, { file: FILE, path: PRIORITY_ROWS, message });
    }
    yield* unplaced.values();
  },
};

/** That of its kind goes before that of its phase. */
export const rowOf = ({ kind }: Week, phase: number, rows: readonly Priority[]) =>
  rows.find(({ week }) => week !== undefined && week === kind) ?? rows.find(({ phases }) => phases?.includes(phase));

const daysOf = ({ keep, then = [] }: Priority): Day[] => [...keep, ...then];

export const sessionsWithout = (row: Priority, { days }: Week) =>
  days.filter((entry) => isSession(entry) && !daysOf(row).includes(entry.day));

/** The race is no session that may be left out. */
export const isSession = ({ type }: Pick<DayEntry, 'type'>) =>
  type !== undefined && type !== 'repos' && type !== 'compétition';

function* repeated(row: Priority, index: number, rows: readonly Priority[]): Generator<ValueDiagnostic> {
  const at = (...path: (string | number)[]) => ({ file: FILE, path: [...PRIORITY_ROWS, index, ...path] });
  for (const [position, day] of daysOf(row).entries()) {
    if (daysOf(row).indexOf(day) === position) continue;
    const later = position - row.keep.length;
    const place = later < 0 ? at('keep', position) : at('then', later);
    yield { ...place, message: `${day} est déjà dans cette ligne : garde-le une fois` };
  }
  const before = rows.slice(0, index);
  if (row.week && before.some(({ week }) => week === row.week)) {
    yield { ...at('week'), message: `« ${row.week} » a déjà sa ligne : garde-la une fois` };
  }
  for (const [position, phase] of (row.phases ?? []).entries()) {
    if (!before.some(({ phases }) => phases?.includes(phase))) continue;
    yield { ...at('phases', position), message: `la phase ${phase} a déjà sa ligne : garde-la une fois` };
  }
}

/** A table that is made of what is not there. */
function* withoutSource(content: Content): Generator<ValueDiagnostic> {
  const { principles = [], rescheduling } = content.one('training') ?? {};
  for (const [index, { table }] of principles.entries()) {
    if (!table?.from || rescheduling) continue;
    const message = `« ${table.from} » est fait de rescheduling, qui manque : ajoute-le, ou écris le tableau à la main`;
    yield { file: FILE, path: ['principles', index, 'table'], message };
  }
}
