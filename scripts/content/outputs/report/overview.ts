import { DAYS } from '../../../../schema/vocabulary.ts';
import type { DayEntry, Week } from '../../../../schema/week.ts';
import { weekMinutes } from '../../../../src/format/minutes.ts';
import { formatDuration, formatSeconds } from '../../../../src/format/quantities.ts';
import type { Content } from '../../content.ts';
import type { CheckResult } from '../../core.ts';
import { computedDayMinutes } from '../../workout-time.ts';
import { fieldsOf, fileLabel, hasFields, isItemList, itemsOf, Names, type Node, rootOf } from '../display-names.ts';
import { summarise } from '../format-diagnostics.ts';

/** What the report says, whatever it is written in; each cell of a table is a few short lines. */
export interface Overview {
  title: string;
  paragraphs: string[];
  tables: Table[];
}

export interface Table {
  title: string;
  columns: readonly string[];
  rows: string[][][];
}

/** The weeks with both times of each day, and the warnings that the coaches accepted, as far as the content is valid. */
export function overviewOf({ content, diagnostics }: CheckResult): Overview {
  const weeks = content.valid('week').map(({ value }) => value);
  const athletes = content.one('limits')?.timeEstimates?.athletes;
  const legend =
    athletes &&
    `Après la durée annoncée, entre parenthèses, le calcul\u00a0: minutes de l’athlète de ${formatSeconds(athletes.minSeconds)} / de celui de ${formatSeconds(athletes.maxSeconds)}, échauffement et retour au calme compris.`;
  const accepted = content.entries
    .filter(({ value }) => value !== undefined)
    .flatMap((entry) => acceptedIn(rootOf(entry), [fileLabel(entry)], new Names(content)));
  return {
    title: `${content.one('app')?.name ?? 'Programme'}\u00a0: le programme en une page`,
    paragraphs: [`Contrôle du contenu\u00a0: ${summarise(diagnostics)}.`, ...(legend ? [legend] : [])],
    tables: [
      {
        title: 'Les semaines',
        columns: ['Semaine', ...DAYS, 'Total'],
        rows: weeks.sort((a, b) => a.number - b.number).map((week) => weekRow(week, content)),
      },
      { title: 'Les avertissements acceptés', columns: ['Où', 'Avertissement', 'Raison'], rows: accepted },
    ].filter(({ rows }) => rows.length > 0),
  };
}

function weekRow(week: Week, content: Content): string[][] {
  const days = DAYS.map((day) => week.days.find((entry) => entry.day === day));
  return [
    [`${week.number}`, ...(week.kind ? [week.kind] : [])],
    ...days.map((day) => (day ? dayCell(day, week, content) : ['–'])),
    [formatSeconds(Math.round(weekMinutes(week)) * 60)],
  ];
}

/** « Haut du corps », « 60 min (58/66) » */
function dayCell(day: DayEntry, week: Week, content: Content): string[] {
  if (!day.duration) return [day.activity];
  const computed = computedDayMinutes(day, week, content);
  const both = computed ? ` (${computed.faster}/${computed.slower})` : '';
  return [day.activity, formatDuration(day.duration) + both];
}

/** Every accepted warning below a value: where, its name, the reason. */
function acceptedIn(node: Node, labels: readonly string[], names: Names): string[][][] {
  if (node.key === 'accepted') {
    const acceptances = node.value as readonly { warning: string; reason: string }[];
    return acceptances.map(({ warning, reason }) => [[labels.join(', ')], [warning], [reason]]);
  }
  if (isItemList(node)) {
    return itemsOf(node).flatMap((item, index) => acceptedIn(item, [...labels, names.label(item, index)], names));
  }
  return hasFields(node) ? fieldsOf(node).flatMap((field) => acceptedIn(field, labels, names)) : [];
}
