import { z } from 'zod';
import { duration, restRule } from './quantity.ts';
import { slug, text } from './text.ts';
import { day, intensity, sessionType, trainingWarning, weekKind } from './vocabulary.ts';

/** A warning that the coaches accept at this place, and why. It concerns coaches alone: the app does not get it. */
export const acceptance = z.strictObject({ warning: trainingWarning, reason: text });

export const dayEntry = z.strictObject({
  day,
  activity: text,
  type: sessionType.optional(),
  intensity: intensity.optional(),
  duration: duration.optional(),
  description: text.optional(),
  rest: restRule.optional(),
  /** Route of the page with the day's workouts: /training/phase1/upper-body. */
  link: z.string().optional(),
  /** The workout of that page which the coaches advise this week. */
  suggested: slug.optional(),
  /** Warnings about this day that are meant so. */
  accepted: z.array(acceptance).min(1).optional(),
});
export type DayEntry = z.infer<typeof dayEntry>;

export const week = z.strictObject({
  number: z.int().min(1).max(52),
  kind: weekKind.optional(),
  /** What this week is about, in a few words. */
  focus: text,
  /** Warnings about the week as a whole that are meant so. */
  accepted: z.array(acceptance).min(1).optional(),
  days: z.array(dayEntry).min(1),
});
export type Week = z.infer<typeof week>;

export const phase = z.strictObject({
  name: text,
  aim: text,
  /** How to train in this phase. */
  principles: z.array(text).min(1),
});
export type Phase = z.infer<typeof phase>;
