import type { LocalDate } from '../calendar/localDate.ts';
import { programme } from '../generated/programme.ts';
import { training } from '../generated/training.ts';
import { adjustedSchedule, type Priorities, type Situation } from './model/adjusted.ts';
import type { Changes } from './model/changes.ts';
import type { CalendarWeek } from './model/day.ts';
import type { DoneMarks } from './model/done.ts';
import type { MoveRules } from './model/moveRules.ts';
import type { Race } from './model/race.ts';
import { type Schedule, scheduleOf } from './model/schedule.ts';
import { WEEKS } from './weeks.ts';

const { rescheduling } = training;

/** Undefined where the coaches say nothing of it: then nothing can be moved. */
export const MOVE_RULES: MoveRules | undefined = rescheduling &&
  programme.moveLimits && { ...programme.moveLimits, ...rescheduling.moves };

/** A row for weeks of its kind comes before that of its phase. */
function prioritiesOf({ number, kind }: CalendarWeek): Priorities | undefined {
  const rows = rescheduling?.priorities.rows ?? [];
  const phase = programme.phases.find(({ weeks }) => weeks.some((week) => week.number === number));
  const ofKind = rows.find(({ week }) => week !== undefined && week === kind);
  return ofKind ?? rows.find(({ phases }) => phase && phases?.includes(phase.number));
}

interface MemberState {
  race: Race;
  changes: Changes;
  done: DoneMarks;
  today: LocalDate;
}

export interface AdjustedProgramme {
  /** Without the member's changes. */
  base: Schedule;
  schedule: Schedule;
  /** Undefined where the coaches say nothing of changes. */
  situation: Situation | undefined;
}

let last: { state: MemberState; adjusted: AdjustedProgramme } | undefined;

/** The same object for the same state: each day of a screen asks for it. */
export function adjustedProgramme(state: MemberState): AdjustedProgramme {
  const isSame = (key: keyof MemberState) => last?.state[key] === state[key];
  if (last && isSame('race') && isSame('changes') && isSame('done') && isSame('today')) return last.adjusted;
  const { race, ...member } = state;
  const base = scheduleOf(race, WEEKS, training.lateStart);
  const situation = rescheduling && {
    ...member,
    rescheduling,
    prioritiesOf,
    travelWorkouts: programme.travelWorkouts ?? [],
  };
  const adjusted = { base, situation, schedule: situation ? adjustedSchedule(base, situation) : base };
  last = { state, adjusted };
  return adjusted;
}
