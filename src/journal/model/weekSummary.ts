import { formatDay } from '../../calendar/dateText.ts';
import { type LocalDate, oldestFirst, weekdayOf } from '../../calendar/localDate.ts';
import { decimal } from '../../format/decimal.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { count } from '../../format/plural.ts';
import { formatLongClock, formatSeconds } from '../../format/quantities.ts';
import { isSession } from '../../schedule/model/day.ts';
import type { DoneMarks } from '../../schedule/model/done.ts';
import type { DatedDay } from '../../schedule/model/schedule.ts';
import type { LoggedSession, LoggedSet, Split } from './entry.ts';
import { exerciseGroups } from './exerciseGroups.ts';
import { formatAllSets, formatSetValues } from './lastTimeText.ts';
import { isOnPageOfDay, isPartOfDay, weekProgress } from './loggedDay.ts';
import type { PastWeek } from './pastWeeks.ts';
import { computePace, formatMeters, formatPaceSeconds, hasOwnTime, shownSeconds } from './sessionValues.ts';
import { setsBesideSplits } from './splits.ts';
import { isStationTest } from './stationTest.ts';

interface WeekSummary {
  week: PastWeek;
  done: DoneMarks;
  sessions: readonly LoggedSession[];
  today: LocalDate;
}

/** A week as a text for a chat: what was done against the plan, day by day, then what was not. */
export function weekSummary({ week, done, sessions, today }: WeekSummary): string {
  const { from, to, plan } = week;
  const logged = sessions.filter(({ on }) => on >= from && on <= to).sort(oldestFirst);
  const { planned, left, markedAlone } = weekProgress(plan?.days ?? [], done, sessions);
  const isBegun = (day: DatedDay) => sessions.some((session) => isPartOfDay(session, day));
  // On its date, without saying whether it was done for it: listed, and neither done nor left out.
  const isListed = (day: DatedDay) => logged.some((session) => session.on === day.date && isOnPageOfDay(session, day));
  const untouched = left.filter((day) => !isBegun(day) && !isListed(day));
  const days = [
    ...logged.map((session) => ({ on: session.on, text: sessionLines(session) })),
    ...markedAlone.map(({ date, activity }) => ({ on: date, text: `${dayName(date)}${NO_BREAK}: ${activity}` })),
  ].sort(oldestFirst);
  const stationTests = logged.filter(isStationTest).length;
  const others = logged.length - stationTests;
  const countText = [
    planned.length > 0
      ? `${count(planned.length - left.length, 'séance')} sur ${planned.length}`
      : (others > 0 || stationTests === 0) && count(others, 'séance'),
    stationTests > 0 && count(stationTests, 'repère'),
  ]
    .filter(Boolean)
    .join(' et ');
  const lists = [
    { label: 'Pas fait', isIn: (day: DatedDay) => !day.leftOut && day.date < today },
    ...LEFT_OUT.map(({ why, label }) => ({ label, isIn: (day: DatedDay) => day.leftOut === why })),
    { label: 'À venir', isIn: (day: DatedDay) => !day.leftOut && day.date >= today },
  ];
  const undone = [
    sessionList('En partie', left.filter(isBegun)),
    ...lists.map(({ label, isIn }) => sessionList(label, untouched.filter(isIn))),
    sessionList(
      'En voyage, sans matériel',
      planned.filter(({ isOnJourney }) => isOnJourney),
    ),
    movedList(plan?.days ?? []),
  ];
  return [`${title(week, today)}\n${countText}`, ...days.map(({ text }) => text), undone.filter(Boolean).join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

/** « Semaine du 11 au 17 janvier (semaine 3 du programme) ». */
function title({ from, to, plan }: PastWeek, today: LocalDate): string {
  const week = spanTitle(from, to, today);
  return plan ? `${week} (semaine ${plan.number} du programme)` : week;
}

/** « Semaine du 11 au 17 janvier », « Le 7 février ». */
export const spanTitle = (from: LocalDate, to: LocalDate, today: LocalDate) =>
  from === to ? `Le ${formatDay(to, today)}` : `Semaine ${spanText(from, to, today)}`;

/** « du 11 au 17 janvier », « du 29 janvier au 4 février »; of one day « le 7 février ». */
export function spanText(from: LocalDate, to: LocalDate, today: LocalDate): string {
  if (from === to) return `le ${formatDay(to, today)}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const [first = ''] = formatDay(from).split(NO_BREAK);
  return `du ${isOneMonth ? first : formatDay(from)} au ${formatDay(to, today)}`;
}

/** « Lundi 11 ». */
function dayName(on: LocalDate): string {
  const weekday = weekdayOf(on);
  const [day = ''] = formatDay(on).split(NO_BREAK);
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${day}`;
}

/** « Lundi 11 : Footing, 5,2 km en 31:12 (6:00/km), RPE 4 », and a line for each exercise. */
function sessionLines(session: LoggedSession): string {
  const { on, name, kind, meters, rpe, note, sets = [], splits = [] } = session;
  const seconds = shownSeconds(session);
  const hasDistance = meters !== undefined;
  const pace = kind === 'workout' || hasOwnTime(session) ? computePace({ meters, seconds }) : undefined;
  const time =
    seconds &&
    (hasDistance || kind === 'race' || splits.length > 0 ? formatLongClock(Math.round(seconds)) : minutes(seconds));
  const values = [
    [hasDistance && formatMeters(meters), time].filter(Boolean).join(' en '),
    pace !== undefined && `soit ${formatPaceSeconds(pace)}`,
    rpe !== undefined && `RPE${NO_BREAK}${decimal(rpe)}`,
  ].filter(Boolean);
  return [
    [`${dayName(on)}${NO_BREAK}: ${name}`, ...values].join(', '),
    ...exerciseGroups(setsBesideSplits(sets, splits)).map((group) => exerciseText(group.sets, sets)),
    ...(isStationTest(session) ? [] : splits.map((split) => `- ${split.name}${NO_BREAK}: ${splitText(split)}`)),
    note && `Note${NO_BREAK}: ${note}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** « 600 m en 3:10 ». */
function splitText({ meters, seconds }: Split): string {
  const whole = Math.round(seconds);
  return meters === undefined ? formatLongClock(whole) : formatSetValues({ meters, seconds: whole });
}

/** « - Goblet squat : 3 × 10 × 20 kg, RPE 7 (dos rond à la dernière) ». */
function exerciseText(sets: readonly LoggedSet[], all: readonly LoggedSet[]): string {
  const [first] = sets;
  const asked = first?.prescribedSets ?? 0;
  // Some may have been done with another exercise in its place, or are listed as splits.
  const isShort = all.filter(({ exercise }) => exercise === first?.exercise).length < asked;
  const done = formatAllSets(sets, isShort ? asked : 0);
  const notes = sets.flatMap(({ note }) => note || []);
  return `- ${first?.name}${NO_BREAK}: ${done}${notes.length > 0 ? ` (${notes.join('\u202f; ')})` : ''}`;
}

const LEFT_OUT = [
  { why: 'let-go', label: 'Laissé' },
  { why: 'short-week', label: 'Pas le temps cette semaine' },
  { why: 'illness', label: 'Maladie' },
  { why: 'injury', label: 'Blessure' },
  { why: 'pause', label: 'Pause' },
] as const;

/** « Déplacé : Bas du corps (mercredi 3 → lundi 8) »; one that went to another week, in both. */
function movedList(days: readonly DatedDay[]) {
  const arrived = days
    .filter(isSession)
    .flatMap(({ activity, movedFrom, date }) => (movedFrom ? { activity, from: movedFrom, to: date } : []));
  const left = days.flatMap(({ date, leftBy }) =>
    leftBy && !days.some((day) => day.date === leftBy.to)
      ? { activity: leftBy.activity, from: date, to: leftBy.to }
      : [],
  );
  const moved = [...arrived, ...left].map(
    ({ activity, from, to }) => `${activity} (${lowerDay(from)} → ${lowerDay(to)})`,
  );
  return moved.length > 0 && `Déplacé${NO_BREAK}: ${moved.join(', ')}`;
}

/** « lundi 11 ». */
const lowerDay = (on: LocalDate) => dayName(on).toLowerCase();

const sessionList = (label: string, days: readonly DatedDay[]) =>
  days.length > 0 && `${label}${NO_BREAK}: ${days.map(({ activity, day }) => `${activity} (${day})`).join(', ')}`;

const minutes = (seconds: number) => formatSeconds(seconds < 60 ? Math.round(seconds) : Math.round(seconds / 60) * 60);
