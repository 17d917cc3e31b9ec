import { expect, test } from 'vitest';
import { type AnyEntry, Content } from '../../../../scripts/content/content.ts';
import type { ValuePath } from '../../../../scripts/content/diagnostic.ts';
import { Comparison } from '../../../../scripts/content/outputs/diff/compare.ts';
import { checkCopy } from '../../broken-copy.ts';

const { content } = await checkCopy([]);

const childrenOf = (value: unknown): [string | number, unknown][] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));

const isLeaf = (value: unknown) => typeof value !== 'object' || value === null;

function leavesOf(value: unknown, path: ValuePath = []): ValuePath[] {
  return isLeaf(value) ? [path] : childrenOf(value).flatMap(([step, child]) => leavesOf(child, [...path, step]));
}

const changed = (value: unknown) => (typeof value === 'string' ? `${value} autre` : Number(value) + 1);

/** `value` with its leaf at `path` changed, or, where it is written in a shorter form, what stands for it. */
function edited(value: unknown, [step, ...rest]: ValuePath): unknown {
  if (step === undefined || isLeaf(value)) return changed(value);
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[step] = edited(copy[step], rest);
  return copy;
}

function comparedWith(entry: AnyEntry, after: AnyEntry): Comparison {
  const entries = content.entries.map((other) => (other === entry ? after : other));
  return new Comparison(content, new Content(entries, content.paths), []);
}

test('no value changes without a word of its own, whatever the file and the field', () => {
  const values = content.entries.flatMap((entry) => leavesOf(entry.value).map((path) => ({ entry, path })));
  expect(values.length).toBeGreaterThan(200);
  const unsaid = values.filter(({ entry, path }) => {
    const after = { ...entry, value: edited(entry.value, path), raw: edited(entry.raw, path) } as AnyEntry;
    const { changes, weeks } = comparedWith(entry, after);
    return changes.length === 0 && weeks.every((week) => week.before === week.after);
  });
  expect(unsaid.map(({ entry, path }) => `${entry.file} ${path.join('.')}`)).toEqual([]);
});
