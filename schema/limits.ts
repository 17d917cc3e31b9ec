import { z } from 'zod';
import { distance, duration, restRange } from './quantity.ts';
import { day, sessionType } from './vocabulary.ts';

/** The figures the coaches agreed on. Changing the plan beyond them takes a visible line here. */
export const limits = z.strictObject({
  phases: z
    .array(z.strictObject({ phase: z.int().min(1).max(9), weeks: z.array(z.int().min(1).max(52)).min(1) }))
    .min(1),
  /** Gym sessions happen on these days only. */
  trainingDays: z.array(day).min(1),
  race: z.strictObject({ week: z.int(), day, laps: z.int(), lapDistance: distance, stations: z.int() }),
  /** How many workouts each page offers, by route. */
  workoutCounts: z.record(z.string(), z.int().min(1)),
  /** How long the days of a type may last, in the weeks named. */
  dayDurations: z.array(z.strictObject({ weeks: z.array(z.int()).min(1), type: sessionType, within: duration })).min(1),
  /** How long the rests of a page may be, by route. */
  rests: z.record(z.string(), restRange),
});
