import { describe, expect, test } from 'vitest';
import { checkCopy, replace } from '../../../broken-copy.ts';
import { CASES, type Case, expectTold, RULE_NAMES, titled } from './table.ts';

test('every rule has copies that it warns of, and no other name has', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(RULE_NAMES.toSorted());
  const warns = ([name, cases]: [string, readonly Case[]]) =>
    cases.some(([, , ...lines]) => lines.some((line) => line.includes(` ${name}: `)));
  expect(Object.entries(CASES).filter((entry) => !warns(entry))).toEqual([]);
});

describe.each(RULE_NAMES)('%s', (name) => {
  test.each(titled(CASES[name]))('%s', (_, example) => expectTold(example));
});

test('no rule warns beside an error', async () => {
  const [[, edits] = ['', []]] = CASES['hard-days'] ?? [];
  const { diagnostics } = await checkCopy([...edits, replace('introduction.yaml', 'title: Bienvenue\n', '')]);
  expect(diagnostics.map(({ severity }) => severity)).toEqual(['error']);
});
