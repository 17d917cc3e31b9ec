import type { z } from 'zod';
import type { Content } from '../../../content.ts';
import type { ValueDiagnostic } from '../../../diagnostic.ts';
import type { WeekSequence } from './week-sequence.ts';

export interface JudgedProgramme {
  /** What is judged: `whole` itself, or the weeks that a late start keeps. */
  sequence: WeekSequence;
  whole: WeekSequence;
  content: Content;
}

export interface TrainingWarning extends ValueDiagnostic {
  /**
   * How much the rule allows here, where that follows from the weeks before. A late start has other weeks before:
   * `isAtMostAsBad` of training-diagnostics.ts reports its warning only where the whole programme has none here, or one
   * with a greater bound. Without a bound it compares the messages.
   */
  lateStartBound?: number;
}

/** Something in the file can't be judged: it depends on what is not known. */
export interface Indeterminate {
  file: string;
  indeterminate: true;
}

export const indeterminate = (file: string): Indeterminate => ({ file, indeterminate: true });

/**
 * A rule of good training. Its diagnostics are warnings, for a coach to judge: each says what is found, what is asked, what
 * to do, why, and the source. Where `sequence` knows too little it reports that it can't judge.
 */
export interface TrainingRule<Thresholds = unknown> {
  /** What coaches accept its warnings by. */
  name: string;
  /**
   * What its warnings concern, and where a coach accepts them: a day, a workout or the day that suggests it, or a week
   * whichever of its days they point at.
   */
  scope: 'day' | 'workout' | 'week';
  /**
   * Where a coach accepts them in most cases, as the table of content/README.md says, if that is not by `scope`: at a late
   * start. Text for that table alone, which outputs/reference writes; `scope` goes on to decide within a whole programme.
   */
  acceptedAt?: string;
  /** What it asks for and what to do about a warning, in a few words for the table of content/README.md. */
  summary: string;
  advice: string;
  /**
   * Its numbers in limits.yaml, under its name in camel case. Required, every programme has to state them; with
   * `.optional()` the rule judges nothing without them; with `.prefault()` it judges by that default.
   */
  thresholds?: z.ZodType<Thresholds>;
  check(programme: JudgedProgramme, thresholds: Thresholds): Iterable<TrainingWarning | Indeterminate>;
}

/** Infers the type of the thresholds that `check` gets. */
export const trainingRule = <Thresholds>(rule: TrainingRule<Thresholds>) => rule;

/** The source of a rule that is experience rather than a study. */
export const COACHES = 'usage des coachs';
