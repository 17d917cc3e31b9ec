import { idsOf, unknownCitations } from '../../ids.ts';
import type { Rule } from './rule.ts';

/** Exercises, paces, stations and suggested workouts are those that the content defines, and so is the test of a day. */
export const knownIds: Rule = {
  name: 'known-ids',
  *check(content) {
    for (const ids of idsOf(content)) yield* unknownCitations(ids);
    if (content.hasInvalid('training') || content.one('training')?.paces?.test) return;
    for (const { file, path, day } of content.days()) {
      if (!day.test) continue;
      const message = 'test inconnu : décris-le dans training.yaml (paces, test), ou retire cette ligne';
      yield { file, path: [...path, 'test'], message };
    }
  },
};
