import { z } from 'zod';
import { distance, duration, reps, restRule } from './quantity.ts';
import { slug, text } from './text.ts';

/** An exercise of the catalogue with its dose: exactly one of reps, time and distance. */
export const prescription = z
  .strictObject({
    exercise: slug,
    sets: z.int().min(1).max(20),
    reps: reps.optional(),
    time: duration.optional(),
    distance: distance.optional(),
    /** The dose is for each side. */
    perSide: z.boolean().optional(),
    load: text.optional(),
    note: text.optional(),
  })
  .superRefine(({ reps, time, distance }, context) => {
    const doses = [reps && reps.max > 0, time, distance].filter(Boolean).length;
    if (doses === 1) return;
    context.addIssue({
      code: 'custom',
      message:
        doses === 0
          ? 'dose manquante : ajoute reps, time ou distance'
          : 'dose en double : garde un seul de reps, time et distance',
    });
  });
export type Prescription = z.infer<typeof prescription>;

/** A circuit: its exercises one after the other, `rounds` times. */
export const block = z.strictObject({
  title: text.optional(),
  rounds: z.int().min(1).max(20),
  rest: restRule.optional(),
  exercises: z.array(prescription).min(1),
});
export type Block = z.infer<typeof block>;

/** One workout to choose: a flat list of exercises, or blocks for circuits. */
export const workoutOption = z
  .strictObject({
    id: slug,
    name: text,
    /** One line that helps to choose. */
    summary: text,
    rest: restRule,
    estimatedDuration: duration.optional(),
    /** How hard and how heavy, in words. */
    effort: text.optional(),
    /** It rehearses the race, and takes as long to recover from. The app does not get this. */
    simulation: z.boolean().optional(),
    exercises: z.array(prescription).min(1).optional(),
    blocks: z.array(block).min(1).optional(),
  })
  .superRefine(({ exercises, blocks }, context) => {
    if (exercises && blocks) {
      context.addIssue({
        code: 'custom',
        path: ['blocks'],
        message: 'garde exercises (liste simple) ou blocks (circuits), pas les deux',
      });
    } else if (!exercises && !blocks) {
      context.addIssue({
        code: 'custom',
        message: 'séance vide : ajoute exercises (liste simple) ou blocks (circuits)',
      });
    }
  });
export type WorkoutOption = z.infer<typeof workoutOption>;

/** What frames every workout of a page. */
const framing = z.strictObject({ duration, text });

/** A page of workouts to choose from, reached from the days that link to it. */
export const workoutPage = z.strictObject({
  title: text,
  intro: text,
  warmUp: framing,
  coolDown: framing,
  options: z.array(workoutOption).min(1),
});
export type WorkoutPage = z.infer<typeof workoutPage>;
