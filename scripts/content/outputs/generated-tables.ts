import type { Priority, Rescheduling } from '../../../schema/rescheduling.ts';
import type { Principle, TableSource } from '../../../schema/section.ts';
import type { Day } from '../../../schema/vocabulary.ts';
import type { Content } from '../content.ts';
import type { ValueOf } from '../kinds.ts';

interface WrittenTable {
  columns: string[];
  rows: { label: string; text: string }[];
}

/** The screen with its tables written out, those that are made of `rescheduling` too. */
export function withTables(training: ValueOf<'training'>, content: Content): ValueOf<'training'> {
  const { rescheduling, principles } = training;
  const written = (principle: Principle) => {
    const source = principle.table?.from;
    return source && rescheduling ? { ...principle, table: tableOf(source, rescheduling, content) } : principle;
  };
  // The texts of the data are rich, and so are those of a table.
  return { ...training, principles: principles.map(written) as Principle[] };
}

const tableOf = (source: TableSource, { priorities, returns }: Rescheduling, content: Content): WrittenTable =>
  source === 'priorités'
    ? {
        columns: priorities.columns,
        rows: priorities.rows.map((row) => ({ label: weeksLabel(row), text: priorityText(row, content) })),
      }
    : {
        columns: returns.columns,
        rows: returns.steps.map(({ days, text }, index) => ({
          label: daysLabel(days, returns.steps[index + 1]?.days),
          text,
        })),
      };

const KIND_LABELS = { allégée: 'Semaine allégée', affûtage: 'Affûtage', course: 'Semaine de la course' };

/** « Phase 1 », « Phases 2 et 3 », « Semaine allégée » */
const weeksLabel = ({ phases = [], week }: Priority) =>
  week ? KIND_LABELS[week] : `Phase${phases.length > 1 ? 's' : ''} ${listed(phases.map(String))}`;

/** « 1 à 3 jours », « 7 jours », « Au-delà de 14 jours » */
function daysLabel(days: number, next: number | undefined): string {
  if (next === undefined) return `Au-delà de ${inDays(days - 1)}`;
  return next - 1 > days ? `${days} à ${inDays(next - 1)}` : inDays(days);
}
const inDays = (days: number) => `${days}\u00a0jour${days > 1 ? 's' : ''}`;

function priorityText({ week, keep, then = [], note }: Priority, content: Content): string {
  // The race is not a dimanche for all, and the days of its week move with it: its sessions go by their names.
  const days = week === 'course' ? content.days().filter((one) => one.week.kind === 'course') : [];
  const nameOf = (day: Day) => days.find((one) => one.day.day === day)?.day.activity ?? day;
  const kept = `${capitalized(keep.map((day) => inSentence(nameOf(day))).join(', '))}.`;
  const later = then.length > 0 && `Ensuite seulement, ${listed(then.map((day) => inSentence(nameOf(day))))}.`;
  return [kept, later, note].filter(Boolean).join(' ');
}

/** « 1, 2 et 3 » */
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
