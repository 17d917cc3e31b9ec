import { type DoneMarks, marksSince } from './done.ts';
import type { Race } from './race.ts';
import { type RaceDateContext, type StartChoice, startChoices } from './startChoices.ts';

/** What the member answered beside the date. */
export interface RaceDateAnswers {
  isSameRace?: boolean;
  /** The week that they are in; null to begin now. */
  week?: number | null;
}

/** What a date for the race leads to. */
export interface RaceDateOutcome {
  race: Race;
  /** The preparation under way continues; else a new one begins. */
  isSameRace: boolean;
  asksForRace: boolean;
  /** There is something to ask where there are several. */
  choices: readonly StartChoice[];
  choice: StartChoice;
  /** Marks that count for a new preparation. */
  marksSince: DoneMarks;
}

/** A race that is past makes way for another one, unless the member says that it is the same. */
export function raceDateOutcome(context: RaceDateContext, answers: RaceDateAnswers): RaceDateOutcome {
  const { race, date, today, done, weeks } = context;
  const isPast = race !== undefined && race.date < today;
  const isSameRace = !isPast || answers.isSameRace === true;
  const since = isPast ? marksSince(done, race.date, weeks.at(-1)?.number ?? 0) : {};
  const { choices, likely } = startChoices(isSameRace ? context : { ...context, race: undefined, done: since });
  const choice = choices.find(({ week }) => week === answers.week) ?? likely;
  return {
    race: { ...(isSameRace && race), ...choice.start, date },
    isSameRace,
    asksForRace: isPast && Object.keys(done).length > 0,
    choices,
    choice,
    marksSince: since,
  };
}
