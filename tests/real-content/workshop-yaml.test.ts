import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lexer, parseDocument, type Scalar } from 'yaml';
import { CONTENT_FOLDER } from '../../scripts/content/folders.ts';
import { KINDS, kindOf } from '../../scripts/content/kinds.ts';
import type { ContentFile } from '../../scripts/content/parse/encoding.ts';
import { readFolder } from '../../scripts/content/read.ts';
import { isOptional, keysOf, type Schema, schemaAt } from '../../scripts/content/schema-tree.ts';
import { copyItem, insertItem, moveItem, removeValue, setValue, valueAt } from '../../src/workshop/model/yamlEdits.ts';
import { forAll } from '../fixtures/for-all.ts';
import { PROGRAMME } from '../fixtures/programme.ts';

type Path = (string | number)[];
const RUNS = 100;
const NO_LIMIT = { timeout: 3_600_000 };

const files = [...(await readFolder(PROGRAMME)), ...(await readFolder(CONTENT_FOLDER))].filter(({ path }) =>
  kindOf(path),
);
const schemaOf = ({ path }: ContentFile): Schema => KINDS[kindOf(path) ?? 'app'].schema;

const SPECIAL = ['', ' a ', '- a', 'a: b', 'a #b', '> a', ...`12 true null ~ " l'eau [a {a} *a &a`.split(' ')];
const LONG = 'Garde une allure où tu peux parler : la durée compte, pas le chrono. '.repeat(3).trim();
const leaf = fc.oneof(
  fc.constantFrom<unknown>(...SPECIAL, 'Deux\nlignes.', 'Un\n\n# deux', `${LONG}\n${LONG}`, LONG, 7, 2.5, true),
  fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !/[\r\x85\ufeff\ufffe\uffff]/.test(text)),
);
const anyValue = fc.oneof(
  { weight: 4, arbitrary: leaf },
  fc.array(leaf, { minLength: 1, maxLength: 3 }),
  fc.dictionary(fc.constantFrom('text', 'load', 'clé', '/a/b', '1'), leaf, {
    minKeys: 1,
    maxKeys: 3,
    noNullPrototype: true,
  }),
);

function pathsOf(value: unknown, path: Path = []): Path[] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return [path, ...below.flatMap(([key, item]) => pathsOf(item, [...path, step(key)]))];
}

// biome-ignore lint/suspicious/noExplicitAny: any value of a file
const at = (value: any, path: Path) => path.reduce((found, step) => found?.[step], value);
const comments = (text: string) => [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).sort();

/** How many lines were taken away and put there in one place; all others are as they were, byte for byte. */
function changedLines(before: string, after: string) {
  const [a, b] = [before.split(/(?<=\n)/), after.split(/(?<=\n)/)];
  const shorter = Math.min(a.length, b.length);
  let first = 0;
  while (first < shorter && a[first] === b[first]) first++;
  let last = 0;
  while (last < shorter - first && a.at(-1 - last) === b.at(-1 - last)) last++;
  return { removed: a.length - first - last, added: b.length - first - last };
}

/** What removing leaves: without what gets empty and may be left out. */
function removed(value: unknown, path: Path, schema: Schema): unknown {
  const parent = at(value, path.slice(0, -1));
  if (Object.keys(parent).length === 1 && path.length > 1 && isOptional(schemaAt(schema, path.slice(0, -1))))
    return removed(value, path.slice(0, -1), schema);
  const last = path.at(-1) ?? '';
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return value;
}

interface Pick {
  path: number;
  from: number;
  to: number;
  value: unknown;
}

/** Each tells the new text and the value meant, or nothing where it does not fit. */
const EDITS = {
  set(text: string, schema: Schema, pick: Pick, paths: Path[]) {
    const path = paths[pick.path % paths.length] ?? [];
    if (path.length === 0) return undefined;
    const value = structuredClone(valueAt(text, []));
    at(value, path.slice(0, -1))[path.at(-1) ?? ''] = pick.value;
    const isScalar = typeof valueAt(text, path) !== 'object';
    const edited = setValue(text, path, pick.value, schema);
    if (isScalar) {
      expect(comments(edited)).toEqual(comments(text));
      const [start = 0, end = 0] = (parseDocument(text).getIn(path, true) as Scalar).range ?? [];
      expect(changedLines(text, edited).removed).toBeLessThanOrEqual(text.slice(start, end).split('\n').length);
    }
    return { edited, value };
  },
  add(text: string, schema: Schema, pick: Pick, paths: Path[]) {
    const objects = paths.filter((path) => keysOf(schemaAt(schema, path)).length > 0);
    const path = objects[pick.path % objects.length] ?? [];
    const value = structuredClone(valueAt(text, []));
    const fields = at(value, path);
    const missing = keysOf(schemaAt(schema, path)).filter((key) => !(key in Object(fields)));
    const key = missing[pick.from % missing.length];
    if (key === undefined || typeof fields !== 'object' || Array.isArray(fields)) return undefined;
    fields[key] = pick.value;
    const edited = setValue(text, [...path, key], pick.value, schema);
    expect(changedLines(text, edited).removed).toBeLessThan(2);
    expect(comments(edited)).toEqual(comments(text));
    return { edited, value };
  },
  remove(text: string, schema: Schema, pick: Pick, paths: Path[]) {
    const path = paths[pick.path % paths.length] ?? [];
    if (path.length === 0 || Object.keys(Object(valueAt(text, []))).length === 1) return undefined;
    const edited = removeValue(text, path, schema);
    expect(changedLines(text, edited).added).toBeLessThan(2);
    return { edited, value: removed(structuredClone(valueAt(text, [])), path, schema) };
  },
  insert(text: string, schema: Schema, pick: Pick, paths: Path[]) {
    const { list, value, items, from } = listOf(text, pick, paths);
    if (!items) return undefined;
    const item = pick.to % 2 === 0 ? items[from] : pick.value;
    items.splice(from, 0, item);
    const edited = insertItem(text, list, from, item, schema);
    expect(changedLines(text, edited).removed).toBeLessThan(2);
    expect(comments(edited)).toEqual(comments(text));
    return { edited, value };
  },
  copy(text: string, _schema: Schema, pick: Pick, paths: Path[]) {
    const { list, value, items, from, to } = listOf(text, pick, paths);
    if (!items) return undefined;
    items.splice(to, 0, items[from]);
    const edited = copyItem(text, list, from, to);
    expect(changedLines(text, edited).removed).toBeLessThan(2);
    return { edited, value };
  },
  move(text: string, _schema: Schema, pick: Pick, paths: Path[]) {
    const { list, value, items, from, to } = listOf(text, pick, paths);
    if (!items) return undefined;
    items.splice(to, 0, ...items.splice(from, 1));
    const edited = moveItem(text, list, from, to);
    // Every character is still there, and lines but for those of brackets.
    expect([...edited].sort().join('')).toBe([...text].sort().join(''));
    expect(comments(edited)).toEqual(comments(text));
    return { edited, value };
  },
};

function listOf(text: string, pick: Pick, paths: Path[]) {
  const value = structuredClone(valueAt(text, []));
  const lists = paths.filter((path) => Array.isArray(at(value, path)) && at(value, path).length > 0);
  const list = lists[pick.path % lists.length] ?? [];
  const items: unknown[] | undefined = lists.length > 0 ? at(value, list) : undefined;
  const length = items?.length ?? 1;
  return { list, value, items, from: pick.from % length, to: pick.to % length };
}

const edits = fc.array(
  fc.record({
    name: fc.constantFrom(...(Object.keys(EDITS) as (keyof typeof EDITS)[])),
    path: fc.nat(),
    from: fc.nat(),
    to: fc.nat(),
    value: anyValue,
  }),
  { minLength: 1, maxLength: 3 },
);
const saved = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replaceAll('\n', '\r\n'),
  (text: string) => `\ufeff${text.trimEnd()}`,
);

test('random edits of every file read as meant, and leave comments and other lines as they were', NO_LIMIT, () => {
  forAll(
    fc.property(fc.constantFrom(...files), saved, edits, (file, save, several) => {
      const schema = schemaOf(file);
      several.reduce((text, { name, ...pick }) => {
        const result = EDITS[name](text, schema, pick, pathsOf(valueAt(text, [])));
        if (result) expect(valueAt(result.edited, [])).toEqual(result.value);
        return result?.edited ?? text;
      }, save(file.text));
    }),
    RUNS,
  );
});

test('every file with its values set as they are is the same, byte for byte', () => {
  for (const file of files) {
    const paths = pathsOf(valueAt(file.text, [])).filter((path) => path.length < 2);
    for (const path of paths)
      expect(setValue(file.text, path, valueAt(file.text, path), schemaOf(file))).toBe(file.text);
  }
});
