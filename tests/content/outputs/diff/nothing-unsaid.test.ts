import { beforeAll, describe, expect, test } from 'vitest';
import { checkFolder } from '../../../../scripts/content/check-folder.ts';
import { type AnyEntry, Content } from '../../../../scripts/content/content.ts';
import type { CheckResult } from '../../../../scripts/content/core.ts';
import type { ValuePath } from '../../../../scripts/content/diagnostic.ts';
import { differenceOf } from '../../../../scripts/content/outputs/diff/difference.ts';
import { FIXTURE } from '../../broken-copy.ts';

let sound: CheckResult;

beforeAll(async () => {
  sound = await checkFolder(FIXTURE);
});

const childrenOf = (value: unknown): [string | number, unknown][] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));

const isLeaf = (value: unknown) => typeof value !== 'object' || value === null;

function leavesOf(value: unknown, path: ValuePath = []): ValuePath[] {
  return isLeaf(value) ? [path] : childrenOf(value).flatMap(([step, child]) => leavesOf(child, [...path, step]));
}

/** When a rest comes follows from its words, which are shown. */
const isWritten = (path: ValuePath) => path.at(-1) !== 'after';

const changed = (value: unknown) => (typeof value === 'string' ? `${value} autre` : Number(value) + 1);

/** `value` with another value, or none, at `path`. */
function edited(value: unknown, [step, ...rest]: ValuePath, edit: (value: unknown) => unknown): unknown {
  if (step === undefined) return edit(value);
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[step] = edited(copy[step], rest, edit);
  return copy;
}

function changedTitles(entry: AnyEntry, path: ValuePath) {
  const entries = sound.content.entries.map((other) =>
    other === entry ? ({ ...entry, value: edited(entry.value, path, changed) } as AnyEntry) : other,
  );
  const { sections } = differenceOf(sound, { content: new Content(entries, sound.content.paths), diagnostics: [] });
  return sections.map(({ title }) => title);
}

describe('no value of the content changes without a word of its own', () => {
  test('whatever the file and the field', () => {
    const values = sound.content.entries.flatMap((entry) =>
      leavesOf(entry.value)
        .filter(isWritten)
        .map((path) => ({ entry, path })),
    );
    expect(values.length).toBeGreaterThan(200);
    const unreported = values.filter(({ entry, path }) => {
      const titles = changedTitles(entry, path);
      return titles.length === 0 || titles.includes('Autres fichiers');
    });
    expect(unreported.map(({ entry, path }) => `${entry.file} ${path.join('.')}`)).toEqual([]);
  });

  test('a field that no one thought of is told by its key', () => {
    const entries = sound.content.entries.map((entry) =>
      entry.kind === 'week' && entry.value?.number === 1
        ? ({ ...entry, value: { ...entry.value, weather: 'pluie' } } as AnyEntry)
        : entry,
    );
    const { sections } = differenceOf(sound, { content: new Content(entries, sound.content.paths), diagnostics: [] });
    expect(sections.flatMap(({ changes }) => changes.map(({ place, what }) => `${place} : ${what}`))).toEqual([
      'Semaine 1 : weather ajouté : «\u00a0pluie\u00a0»',
    ]);
  });
});
