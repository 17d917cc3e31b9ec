import { expect, test } from '@playwright/test';
import { programme } from '../../src/generated/programme.ts';
import { sentencesOf, UNREADABLE } from '../fixtures/spoken.ts';

test('of every exercise and dose the voice says only words, numbers and pauses', () => {
  const sentences = programme.workoutPages.flatMap((page) =>
    page.options.flatMap((option) => sentencesOf(page, option)),
  );
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter((sentence) => UNREADABLE.test(sentence))).toEqual([]);
});
