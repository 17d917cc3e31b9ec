import { expect } from 'vitest';
import { TRAINING_RULES } from '../../../../../scripts/content/validate/rules/training/index.ts';
import { byRule, checkCopy, type Edit } from '../../../broken-copy.ts';

/**
 * What is done to the fixture, and all diagnostics of it: `week-02.yaml:5:80 run-rise: message`, errors marked by « ! », or
 * the beginning of such a line, before « … ».
 */
export type Case = readonly [what: string, edits: readonly Edit[], ...diagnostics: string[]];

/** What each training rule warns of, and what it just allows, by its name: what is exported by that name in this folder. */
export const CASES = byRule(
  Object.values(
    import.meta.glob<Record<string, readonly Case[]>>(['./*.ts', '!./{*.test,table,programme,timed-workout}.ts'], {
      eager: true,
    }),
  ),
);
export const RULE_NAMES = TRAINING_RULES.map(({ name }) => name);

/** For `test.each`. */
export const titled = (cases: readonly Case[] = []) => cases.map((example) => [example[0], example] as const);

/** All that is said of a copy is what its case says, each in a line or two. */
export async function expectTold([, edits, ...expected]: Case): Promise<void> {
  const { diagnostics } = await checkCopy(edits);
  const told = diagnostics.map(({ file, range: { line, column }, code, severity, message }, index) => {
    const mark = severity === 'error' ? '!' : '';
    const shown = `${mark}${file.replace('training/phase1/', '')}:${line}:${column} ${code}: ${message}`;
    const start = expected[index]?.split('…')[0] ?? '';
    return expected[index]?.endsWith('…') && shown.startsWith(start) ? `${start}…` : shown;
  });
  expect(told).toEqual(expected);
  expect(diagnostics.filter(({ message }) => message.length > 200)).toEqual([]);
}
