import { z } from 'zod';
import { slug, text } from './text.ts';

/** One exercise of the catalogue, described once and prescribed by its id. */
export const exercise = z.strictObject({
  id: slug,
  name: text,
  /** One or two sentences: the position, the movement, the usual fault. */
  howTo: text,
  /** What to do when the equipment is missing, best first. */
  alternatives: z.array(text).min(1),
});
export type Exercise = z.infer<typeof exercise>;

/** A file of content/exercises/: one family of exercises. */
export const exerciseFamily = z.strictObject({
  family: text,
  exercises: z.array(exercise).min(1),
});
