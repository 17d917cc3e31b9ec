import type { TrainingWarning } from '../../../../schema/vocabulary.ts';
import type { Content } from '../../content.ts';
import type { Fault } from '../../finding.ts';
import type { Calendar } from './calendar.ts';

/**
 * What sound training asks for. Its faults are warnings, for a coach to judge: each says what is found, what is asked,
 * what to do, why, and on whose word. A rule judges only what `calendar` knows.
 */
export interface TrainingRule {
  name: TrainingWarning;
  /** What its faults are about, and where a coach accepts them: a day, or a week whichever of its days they point at. */
  about: 'day' | 'week';
  check(calendar: Calendar, content: Content): Iterable<Fault>;
}

/** The source of a rule that is experience rather than a study. */
export const COACHES = 'usage des coachs';
