import { understanding } from '../../generated/understanding.ts';
import { resultSegments } from '../model/resultSegments.ts';

/** What a result of this race has times for. */
export const SEGMENTS = resultSegments(understanding);
