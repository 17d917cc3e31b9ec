import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { TRAINING_RULES, thresholdsKey } from '../../../../../scripts/content/validate/rules/training/index.ts';
import { diagnosticsIn, type Edit, replace, withCopy } from '../../../broken-copy.ts';
import { programme, run } from './programme.ts';
import { TRAINING_COPIES } from './table.ts';

/** A number of a rule's thresholds, and the bounds that its schema gives it. */
interface Threshold {
  /** `warnings.runRise.percent` in limits.yaml. */
  path: readonly string[];
  bounds: readonly number[];
}

function numbersIn({ type, properties, minimum, maximum }: z.core.JSONSchema.BaseSchema, path: string[]): Threshold[] {
  if (type === 'integer') return [{ path, bounds: [minimum ?? Number.NaN, maximum ?? Number.NaN] }];
  return Object.entries(properties ?? {}).flatMap(([key, value]) =>
    typeof value === 'object' ? numbersIn(value, [...path, key]) : [],
  );
}

const RULES = TRAINING_RULES.flatMap(({ name, thresholds }) =>
  thresholds ? [{ name, numbers: numbersIn(z.toJSONSchema(thresholds), ['warnings', thresholdsKey(name)]) }] : [],
);
const NUMBERS = RULES.flatMap(({ name, numbers }) =>
  numbers.map((number) => ({ name, threshold: number.path.join('.'), ...number })),
);

const withNumber =
  (threshold: readonly string[], number: number): Edit =>
  async (folder) => {
    const file = path.join(folder, 'limits.yaml');
    const limits = parseDocument(await readFile(file, 'utf8'));
    limits.setIn(threshold, number);
    await writeFile(file, limits.toString());
  };

/** Whether the warnings of a copy are others with this number; not where the limits refuse it. */
async function isJudgedBy(edits: readonly Edit[], change: Edit, name: string): Promise<boolean> {
  const [before, after] = await Promise.all([
    withCopy(edits, diagnosticsIn),
    withCopy([...edits, change], diagnosticsIn),
  ]);
  const warningsIn = (lines: readonly string[]) =>
    lines.filter((line) => line.includes(`warning: ${name} »`)).join('\n');
  return after.every((line) => line.includes(' avertissement, ')) && warningsIn(before) !== warningsIn(after);
}

test('the thresholds of every rule that has some are numbers with bounds', () => {
  expect(RULES.filter(({ numbers }) => numbers.length === 0)).toEqual([]);
  expect(NUMBERS.filter(({ bounds }) => bounds.some(Number.isNaN))).toEqual([]);
});

test.each(NUMBERS)('$threshold of limits.yaml decides about a copy of its rule', async ({ name, path, bounds }) => {
  const changes = bounds.map((number) => withNumber(path, number));
  const judged: boolean[] = [];
  for (const { edits } of TRAINING_COPIES[name] ?? []) {
    for (const change of changes) if (!judged.includes(true)) judged.push(await isJudgedBy(edits, change, name));
  }
  expect(judged).toContain(true);
});

test('limits without their thresholds are an error, and nothing is judged by them', async () => {
  const edits = [
    ...programme({ lundi: run(60) }, { mardi: run(90) }, {}),
    replace('limits.yaml', '  runRise: { percent: 110, minutes: 5, weeks: 4 }\n', ''),
  ];
  expect(await withCopy(edits, diagnosticsIn)).toEqual(['limits.yaml:8:3 champ manquant « runRise » : ajoute-le']);
});
