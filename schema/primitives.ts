import { z } from 'zod';
import type { Noun } from './meta.ts';

// What fields of several kinds of file are made of.

export const wholeNumber = (min: number, max: number) => z.int().min(min).max(max);

/** With at least one item. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

/** True, or left out. */
export const flag = (noun: Noun, description: string) =>
  z
    .boolean()
    .optional()
    .meta({ noun, description, examples: [true] });

/** Refuses a value, or what stands at `path` in it. */
export const refuse = (context: z.RefinementCtx, message: string, ...path: (string | number)[]) =>
  context.addIssue({ code: 'custom', message, path });
