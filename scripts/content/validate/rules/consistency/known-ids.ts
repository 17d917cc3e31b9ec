import { idsOf, unknownCitations } from '../../ids.ts';
import type { Rule } from './rule.ts';

/** Exercises, paces, stations and suggested workouts are those that the content defines, and so is the test of a day. */
export const knownIds: Rule = {
  name: 'known-ids',
  *check(content) {
    for (const ids of idsOf(content)) yield* unknownCitations(ids);
    if (content.hasInvalid('training') || content.one('training')?.paces?.test) return;
    const [first] = content.days().filter(({ day }) => day.test);
    // Without any pace, those that days cite are told.
    if (!first || (!content.one('training')?.paces && content.days().some(({ day }) => day.pace))) return;
    const message = 'test inconnu : décris-le dans training.yaml (paces, test), ou retire cette ligne';
    yield { file: first.file, path: [...first.path, 'test'], message };
  },
};
