import { z } from 'zod';
import type { Noun } from './meta.ts';

// What fields of several kinds of file are made of.

export const wholeNumber = (min: number, max: number) => z.int().min(min).max(max);

/** With at least one item. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

/** What stands between several words where one is a list of one. */
const SEVERAL = /[,;/+&]|\s(?:et|puis|ou)\s/;

/** A list of which a coach writes one item alone; several take brackets. */
export const oneOrMore = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (typeof value === 'string' && !SEVERAL.test(value) ? [value] : value), listOf(item));

/** True, or left out. */
export const flag = (noun: Noun, description: string) =>
  z
    .boolean()
    .optional()
    .meta({ noun, description, examples: [true] });

/** Refuses a value, or what stands at `path` in it. */
export const refuse = (context: z.RefinementCtx, message: string, ...path: (string | number)[]) =>
  context.addIssue({ code: 'custom', message, path });
