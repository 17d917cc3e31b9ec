import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../../../scripts/content/check-folder.ts';
import type { Content } from '../../../../scripts/content/content.ts';
import { CONSISTENCY_RULES } from '../../../../scripts/content/validate/rules/consistency/index.ts';
import { TRAINING_RULES, thresholdsKey } from '../../../../scripts/content/validate/rules/training/index.ts';
import { WeekSequence } from '../../../../scripts/content/validate/rules/training/week-sequence.ts';
import { type BrokenCopy, diagnosticsIn, withCopy } from '../../broken-copy.ts';
import { BROKEN_COPIES } from './consistency/table.ts';
import { TRAINING_COPIES } from './training/table.ts';

const COPIES: Readonly<Record<string, readonly BrokenCopy[]>> = { ...BROKEN_COPIES, ...TRAINING_COPIES };
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
  const withoutBroken = Object.entries(COPIES).filter(([, copies]) =>
    copies.every((copy) => copy.diagnostics.length === 0),
  );
  expect(withoutBroken).toEqual([]);
});

describe.each(CHECKS)('$name', ({ name, diagnosticsFrom }) => {
  test.each(COPIES[name] ?? [])('$what', async ({ edits, diagnostics }) => {
    await withCopy(edits, async (folder) => {
      expect(await diagnosticsIn(folder)).toEqual(diagnostics);
      // A broken copy is not the work of a neighbour alone.
      const found = diagnosticsFrom((await checkFolder(folder)).content);
      expect(found.length > 0).toBe(diagnostics.length > 0);
    });
  });
});
