import type { TrainingWarning } from '../../../../schema/vocabulary.ts';
import type { Content } from '../../content.ts';
import type { Fault } from '../../finding.ts';
import type { Calendar } from './calendar.ts';

/** A place that a rule can't judge: something is not known that it depends on. */
export interface Unjudged {
  file: string;
  unjudged: true;
}

export const unjudged = (file: string): Unjudged => ({ file, unjudged: true });

/**
 * What sound training asks for. Its faults are warnings, for a coach to judge: each says what is found, what is asked,
 * what to do, why, and on whose word. A rule judges only what `calendar` knows, and tells where it knows too little.
 */
export interface TrainingRule {
  name: TrainingWarning;
  /** What its faults are about, and where a coach accepts them: a day, or a week whichever of its days they point at. */
  about: 'day' | 'week';
  check(calendar: Calendar, content: Content): Iterable<Fault | Unjudged>;
}

/** The source of a rule that is experience rather than a study. */
export const COACHES = 'usage des coachs';
