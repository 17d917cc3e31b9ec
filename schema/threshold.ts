import { z } from 'zod';
import { feminine, type Noun, plural } from './meta.ts';

// The numbers that training rules keep in limits.yaml.

export const percentThreshold = (description: string, example: number) =>
  z
    .int()
    .min(1)
    .max(300)
    .meta({ noun: feminine('part', 'pourcentage'), description, examples: [example] });

interface CountThreshold {
  /** What is counted, as messages call the field. */
  noun: Noun;
  max: number;
  description: string;
  example: number;
}

export const countThreshold = ({ noun, max, description, example }: CountThreshold) =>
  z
    .int()
    .min(0)
    .max(max)
    .meta({ noun, description, examples: [example] });
export const weeksThreshold = (description: string, example: number) =>
  z
    .int()
    .min(1)
    .max(12)
    .meta({ noun: plural(feminine('semaines')), description, examples: [example] });
