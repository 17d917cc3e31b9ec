import { expect, test } from 'vitest';
import { z } from 'zod';
import { Content } from '../../../../../scripts/content/content.ts';
import { TRAINING_RULES, thresholdsKey } from '../../../../../scripts/content/validate/rules/training/index.ts';
import { trainingDiagnostics } from '../../../../../scripts/content/validate/training-diagnostics.ts';
import { checkCopy, replace } from '../../../broken-copy.ts';
import { programme, run } from './programme.ts';
import { CASES, expectTold } from './table.ts';

/** A number of a rule's thresholds: `percent`, or `race.min`, and the bounds that its schema gives it. */
interface Threshold {
  path: readonly string[];
  bounds: readonly number[];
}

function numbersIn({ type, properties, minimum, maximum }: z.core.JSONSchema.BaseSchema, path: string[]): Threshold[] {
  if (type === 'integer') return [{ path, bounds: [minimum ?? Number.NaN, maximum ?? Number.NaN] }];
  return Object.entries(properties ?? {}).flatMap(([key, value]) =>
    typeof value === 'object' ? numbersIn(value, [...path, key]) : [],
  );
}

const NUMBERS = TRAINING_RULES.flatMap((rule) =>
  rule.thresholds
    ? numbersIn(z.toJSONSchema(rule.thresholds), []).map((number) => ({
        rule,
        threshold: `${thresholdsKey(rule.name)}.${number.path.join('.')}`,
        ...number,
      }))
    : [],
);

function withNumber(value: unknown, [key, ...path]: readonly string[], number: number): unknown {
  return key === undefined ? number : { ...Object(value), [key]: withNumber(Object(value)[key], path, number) };
}

/** The content with a threshold of its limits changed. */
function changed(content: Content, path: readonly string[], number: number): Content {
  const entries = content.entries.map((entry) =>
    entry.kind === 'limits' ? { ...entry, value: withNumber(entry.value, ['warnings', ...path], number) } : entry,
  );
  return new Content(entries as typeof content.entries, content.paths);
}

test.each(NUMBERS)('$threshold of limits.yaml decides about a copy of its rule', async ({ rule, path, bounds }) => {
  expect(bounds.filter(Number.isNaN)).toEqual([]);
  const key = thresholdsKey(rule.name);
  const warningsOf = (content: Content) =>
    JSON.stringify(trainingDiagnostics(content).filter(({ code }) => code === rule.name));
  for (const [, edits] of CASES[rule.name] ?? []) {
    const { content } = await checkCopy(edits);
    const before = warningsOf(content);
    if (bounds.some((number) => warningsOf(changed(content, [key, ...path], number)) !== before)) return;
  }
  expect.fail('no copy is judged otherwise with another number');
});

test('limits without their thresholds are an error, and nothing is judged by them', async () => {
  const edits = [
    ...programme({ lundi: run(60) }, { mardi: run(90) }, {}),
    replace('limits.yaml', '  runRise: { percent: 110, minutes: 5, weeks: 4 }\n', ''),
  ];
  const line = '!limits.yaml:8:3 schema: champ manquant « runRise » : ajoute-le';
  await expectTold(['', edits, line]);
});
