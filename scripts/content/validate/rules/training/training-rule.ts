import type { WarningLimits } from '../../../../../schema/limits.ts';
import type { TrainingWarning } from '../../../../../schema/vocabulary.ts';
import type { Content } from '../../../content.ts';
import type { ValueDiagnostic } from '../../../diagnostic.ts';
import type { Calendar } from './calendar.ts';

export interface JudgedProgramme {
  calendar: Calendar;
  content: Content;
  /** The thresholds of limits.yaml. */
  limits: WarningLimits;
}

/** Something in the file can't be judged: it depends on what is not known. */
export interface Indeterminate {
  file: string;
  indeterminate: true;
}

export const indeterminate = (file: string): Indeterminate => ({ file, indeterminate: true });

/**
 * A rule of good training. Its diagnostics are warnings, for a coach to judge: each says what is found, what is asked, what
 * to do, why, and the source. Where `calendar` knows too little it reports that it can't judge.
 */
export interface TrainingRule {
  name: TrainingWarning;
  /** What its warnings concern, and where a coach accepts them: a day, or a week whichever of its days they point at. */
  scope: 'day' | 'week';
  check(programme: JudgedProgramme): Iterable<ValueDiagnostic | Indeterminate>;
}

/** The source of a rule that is experience rather than a study. */
export const COACHES = 'usage des coachs';
