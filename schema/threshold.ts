import { z } from 'zod';
import { feminine, type Noun, plural } from './meta.ts';

// The numbers that training rules keep in limits.yaml.

export const countThreshold = (
  noun: Noun,
  [min, max]: readonly [number, number],
  description: string,
  example: number,
) =>
  z
    .int()
    .min(min)
    .max(max)
    .meta({ noun, description, examples: [example] });

export const percentThreshold = (description: string, example: number) =>
  countThreshold(feminine('part', 'pourcentage'), [1, 300], description, example);

export const weeksThreshold = (description: string, example: number) =>
  countThreshold(plural(feminine('semaines')), [1, 12], description, example);

/** The numbers of a rule, which the registry of rules describes. */
export const thresholdsOf = <Numbers extends z.core.$ZodLooseShape>(noun: Noun, numbers: Numbers) =>
  z.strictObject(numbers).meta({ noun });
