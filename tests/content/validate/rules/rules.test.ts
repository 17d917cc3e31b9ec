import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../../../scripts/content/check-folder.ts';
import type { Content } from '../../../../scripts/content/content.ts';
import { CONSISTENCY_RULES } from '../../../../scripts/content/validate/rules/consistency/index.ts';
import { TRAINING_RULES, thresholdsKey } from '../../../../scripts/content/validate/rules/training/index.ts';
import { WeekSequence } from '../../../../scripts/content/validate/rules/training/week-sequence.ts';
import { type BrokenCopy, diagnosticsIn, withCopy } from '../../broken-copy.ts';
import { BROKEN_COPIES } from './consistency/table.ts';
import { BROKEN_TRAINING } from './training/table.ts';

const COPIES: Readonly<Record<string, readonly BrokenCopy[]>> = { ...BROKEN_COPIES, ...BROKEN_TRAINING };
const CHECKS = [
  ...CONSISTENCY_RULES.map((rule) => ({
    name: rule.name,
    diagnosticsFrom: (content: Content) => [...rule.check(content)],
  })),
  ...TRAINING_RULES.map((rule) => ({
    name: rule.name,
    diagnosticsFrom: (content: Content) => {
      const thresholds = content.one('limits')?.warnings;
      if (!thresholds) return [];
      const whole = new WeekSequence(content, new Set());
      const found = rule.check({ sequence: whole, whole, content }, thresholds[thresholdsKey(rule.name)]);
      return [...found].filter((diagnostic) => !('indeterminate' in diagnostic));
    },
  })),
];

test('every rule has broken copies, and no other name has', () => {
  expect(Object.keys(COPIES).toSorted()).toEqual(CHECKS.map(({ name }) => name).toSorted());
  expect(Object.values(COPIES).filter((copies) => copies.length === 0)).toEqual([]);
});

describe.each(CHECKS)('$name', ({ name, diagnosticsFrom }) => {
  test.each(COPIES[name] ?? [])('$what', async ({ edits, diagnostics }) => {
    await withCopy(edits, async (folder) => {
      expect(await diagnosticsIn(folder)).toEqual(diagnostics);
      // Not the work of a neighbour alone.
      expect(diagnosticsFrom((await checkFolder(folder)).content)).not.toEqual([]);
    });
  });
});
