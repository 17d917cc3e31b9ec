import { addDays, daysBetween, type LocalDate } from '../../calendar/localDate.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { count } from '../../format/plural.ts';
import { type CalendarDay, isPlanned, isRaceDay } from './day.ts';
import type { DatedDay, DatedWeek, Schedule } from './schedule.ts';

/** What the coaches ask of the days of a week, wherever its sessions are moved. */
export interface MoveRules {
  /** Between the legs and the race's stations. */
  legsToSpecificDays: number;
  restDays: { normal: number; light: number; race: number };
  /** Before the race. */
  lastHardDays: { legs: number; hard: number };
  simulationDays: number;
}

const isHard = ({ intensity }: CalendarDay) => intensity === 'difficile' || intensity === 'maximale';
const isEasy = ({ intensity }: CalendarDay) => intensity === 'facile' || intensity === 'récupération';

/** What days in their places break, each under a key that says where; the value says it to the member. */
type Violations = ReadonlyMap<string, string>;

/** The first rule that `after` breaks and `before` doesn't, in a few words; undefined where it breaks none of its own. */
export function brokenRule(before: Schedule, after: Schedule, rules: MoveRules): string | undefined {
  const former = violationsOf(before, rules);
  for (const [key, message] of violationsOf(after, rules)) if (!former.has(key)) return message;
  return undefined;
}

export function violationsOf({ weeks, raceDate }: Schedule, rules: MoveRules): Violations {
  const days = weeks.flatMap((week) => week.days).filter((day) => isPlanned(day) && !isRaceDay(day));
  const onDate = new Map(days.map((day) => [day.date, day]));
  return new Map([
    ...days.flatMap((day) => neighbourViolations(day, onDate, rules)),
    ...days.flatMap((day) => raceViolations(day, raceDate, rules)),
    ...weeks.flatMap((week) => restViolations(week, rules)),
  ]);
}

function neighbourViolations(
  day: DatedDay,
  onDate: ReadonlyMap<LocalDate, DatedDay>,
  { legsToSpecificDays }: MoveRules,
): [string, string][] {
  const found: [string, string][] = [];
  const next = onDate.get(addDays(day.date, 1));
  const note = (rule: string, other: DatedDay, message: string) =>
    found.push([`${rule} ${day.id} ${other.id}`, message]);
  if (next && isHard(day) && isHard(next)) note('hard', next, 'jamais deux jours difficiles de suite');
  if (next && day.legs && next.type === 'fractionné') {
    note('legs', next, 'pas de fractionné le lendemain du bas du corps');
  }
  for (let days = 1; days < legsToSpecificDays; days += 1) {
    const other = onDate.get(addDays(day.date, days));
    if (!other || !isLegsAndSpecific(day, other)) continue;
    note('specific', other, `${legsToSpecificDays * 24}${NO_BREAK}h entre le bas du corps et la séance spécifique`);
  }
  return found;
}

const isLegsAndSpecific = (one: DatedDay, other: DatedDay) =>
  (one.legs && other.type === 'spécifique') || (other.legs && one.type === 'spécifique');

function raceViolations(
  day: DatedDay,
  raceDate: LocalDate,
  { lastHardDays, simulationDays }: MoveRules,
): [string, string][] {
  const left = daysBetween(day.date, raceDate);
  const message = (what: string, days: number) => `${what} à moins de ${count(days, 'jour')} de la course`;
  const rules = [
    { isOf: day.simulation, days: simulationDays, what: 'pas de simulation' },
    { isOf: day.legs && !isEasy(day), days: lastHardDays.legs, what: 'pas de bas du corps' },
    { isOf: isHard(day), days: lastHardDays.hard, what: 'pas de jour difficile' },
    { isOf: day.type === 'spécifique', days: lastHardDays.hard, what: 'pas de séance spécifique' },
  ];
  // Nearer to the race than it was is worse, even where it was too near before.
  return rules.flatMap(({ isOf, days, what }): [string, string][] =>
    isOf && left < days ? [[`race ${what} ${day.id} ${left}`, message(what, days)]] : [],
  );
}

function restViolations({ number, kind, days }: DatedWeek, { restDays }: MoveRules): [string, string][] {
  const asked = kind === 'allégée' ? restDays.light : kind === 'course' ? restDays.race : restDays.normal;
  const found = days.filter((day) => !isPlanned(day)).length;
  if (found >= asked) return [];
  return [[`rest ${number} ${found}`, `au moins ${count(asked, 'jour')} sans séance dans la semaine`]];
}
