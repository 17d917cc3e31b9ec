import type { z } from 'zod';
import type { Content } from '../../../content.ts';
import type { ValueDiagnostic, ValuePath } from '../../../diagnostic.ts';
import type { ValueOf } from '../../../kinds.ts';
import type { WeekSequence } from './week-sequence.ts';

/** Content without errors. */
export interface JudgedProgramme {
  /** What is judged: `whole` itself, or the weeks that a late start keeps. */
  sequence: WeekSequence;
  whole: WeekSequence;
  content: Content;
  limits: ValueOf<'limits'>;
}

/** A warning of a rule, by its place; without `path` anywhere in the file. */
export interface Cause {
  rule: string;
  file: string;
  path?: ValuePath;
}

export interface TrainingWarning extends Pick<ValueDiagnostic, 'file' | 'path' | 'key'> {
  /** What is found, and what is asked. With its advice, or with the words about a late start, at most 200 characters. */
  found: string;
  /** What to do, where that is not the advice of the rule. */
  advice?: string;
  /** Warnings that have to go first: while one of them is reported, this one is not. */
  causedBy?: readonly Cause[];
  /**
   * How much the rule allows here, where that follows from the weeks before. A late start has other weeks before: its
   * warning is reported only where the whole programme has none here, or one with a greater bound. Without a bound, `found`
   * is compared.
   */
  lateStartBound?: number;
}

/** The place of a warning about a week, where no day is the culprit. */
export const atWeek = ({ file }: { file: string }) => ({ file, path: ['days'], key: true });

/** A rule of good training. Its diagnostics are warnings, for a coach to judge. */
export interface TrainingRule<Thresholds = unknown> {
  /** What coaches accept its warnings by. */
  name: string;
  /**
   * What its warnings concern, and where a coach accepts them: a day, a workout or the day that suggests it, or a week
   * whichever of its days they point at.
   */
  scope: 'day' | 'workout' | 'week';
  /** It does not judge the weeks of a late start. */
  wholeProgrammeOnly?: boolean;
  /** It does not judge the weeks of a return from a stop: there one trains less, and that is meant. */
  exceptReturns?: boolean;
  /** What a coach does about a warning. */
  advice: string;
  /** Why, and who says so, for content/REFERENCE.md. */
  source: string;
  /**
   * Its numbers in limits.yaml, under its name in camel case. Required, every programme has to state them; with
   * `.optional()` it judges nothing without them; with `.prefault()` it judges by that default.
   */
  thresholds?: z.ZodType<Thresholds>;
  /** What it asks for, for the table of content/REFERENCE.md. */
  summary(thresholds: NonNullable<Thresholds>): string;
  check(programme: JudgedProgramme, thresholds: NonNullable<Thresholds>): Iterable<TrainingWarning>;
}

/** Infers the type of the thresholds that `check` gets. */
export const trainingRule = <Thresholds>(rule: TrainingRule<Thresholds>) => rule;
