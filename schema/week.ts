import { z } from 'zod';
import { duration, restRule } from './quantity.ts';
import { slug, text } from './text.ts';
import { day, intensity, sessionType, weekKind } from './vocabulary.ts';

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
});
export type DayEntry = z.infer<typeof dayEntry>;

export const week = z.strictObject({
  number: z.int().min(1).max(52),
  kind: weekKind.optional(),
  /** What this week is about, in a few words. */
  focus: text,
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
