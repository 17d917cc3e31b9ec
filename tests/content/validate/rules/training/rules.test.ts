import { describe, expect, test } from 'vitest';
import { replace } from '../../../broken-copy.ts';
import { CASES, type Case, checked, linesOf, RULE_NAMES, titled } from './table.ts';

test('every rule has copies that it warns of, and no other name has', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(RULE_NAMES.toSorted());
  const warns = ([name, cases]: [string, readonly Case[]]) =>
    cases.some(([, , ...lines]) => lines.some((line) => line.includes(` ${name}: `)));
  expect(Object.entries(CASES).filter((entry) => !warns(entry))).toEqual([]);
});

describe.each(RULE_NAMES)('%s', (name) => {
  test.each(titled(CASES[name]))('%s', async (_, example) => {
    const [, , ...diagnostics] = example;
    expect(await linesOf(example)).toEqual(diagnostics);
  });

  test('does not warn beside an error', async () => {
    const [, edits] = CASES[name]?.find((example) => example.length > 2) ?? ['', []];
    const { diagnostics } = await checked([...edits, replace('introduction.yaml', 'title: Bienvenue\n', '')]);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['error']);
  });

  test('says what it finds in at most 200 characters, a late start included', async () => {
    for (const [, edits] of CASES[name] ?? []) {
      const { diagnostics } = await checked(edits);
      for (const { message } of diagnostics) expect(message.length).toBeLessThanOrEqual(200);
    }
  });
});
