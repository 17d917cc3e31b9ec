import { DAYS, type Day } from '../../../../../schema/vocabulary.ts';
import type { Week } from '../../../../../schema/week.ts';
import type { Rule } from './rule.ts';

/** A week has its seven days, from lundi to dimanche. */
export const sevenDays: Rule = {
  name: 'seven-days',
  *check(content) {
    for (const { file, value } of content.valid('week')) {
      const names = value.days.map(({ day }) => day);
      const missing = DAYS.filter((day) => !names.includes(day));
      if (missing.length > 0) {
        const message = `il manque ${missing.join(', ')} : une semaine a ses sept jours, de lundi à dimanche`;
        // Where the first of them belongs.
        const after = names.findIndex((day) => DAYS.indexOf(day) > DAYS.indexOf(missing[0] ?? 'lundi'));
        yield { file, path: ['days', after === -1 ? names.length - 1 : after, 'day'], message };
      }
      const repeated = names.findIndex((day, index) => names.indexOf(day) < index);
      if (repeated !== -1) {
        const message = `« ${names[repeated]} » est déjà dans la semaine : garde-le une fois`;
        yield { file, path: ['days', repeated, 'day'], message };
        continue;
      }
      const fault = orderFault(names);
      if (fault) yield { file, path: ['days', fault.position, 'day'], message: fault.message };
    }
  },
};

/** Which days are out of order, from the first of them. */
function orderFault(names: readonly Day[]): { position: number; message: string } | undefined {
  const ranks = names.map((day) => DAYS.indexOf(day));
  const sorted = ranks.toSorted((a, b) => a - b);
  const [one = 0, other = 0, ...more] = ranks.flatMap((rank, index) => (rank === sorted[index] ? [] : index));
  if (other > 0 && more.length === 0) {
    return {
      position: one,
      message: `${names[other]} et ${names[one]} sont inversés : remets-les en ordre ou, si tu viens d’échanger ces journées, échange leurs « day »`,
    };
  }
  const [position, ...others] = outOfOrder(ranks);
  if (position === undefined) return undefined;
  const days = [position, ...others].map((index) => `« ${names[index]} »`).join(', ');
  const state = others.length === 0 ? 'n’est pas à sa place' : 'ne sont pas à leur place';
  return { position, message: `${days} ${state} : range les jours de lundi à dimanche` };
}

/** Whether the days stand in order: otherwise two of them may have changed their names. */
export const isInOrder = ({ days }: Pick<Week, 'days'>) => orderFault(days.map(({ day }) => day)) === undefined;

/** The positions beside the longest ascending subsequence: moving these is enough. */
function outOfOrder(ranks: readonly number[]): number[] {
  const longest: number[][] = [];
  for (const [index, rank] of ranks.entries()) {
    const before = longest.filter((positions) => (ranks[positions.at(-1) ?? 0] ?? 0) < rank);
    const best = before.reduce<number[]>((one, positions) => (positions.length > one.length ? positions : one), []);
    longest.push([...best, index]);
  }
  const kept = longest.reduce((one, positions) => (positions.length > one.length ? positions : one), []);
  return [...ranks.keys()].filter((index) => !kept.includes(index));
}
