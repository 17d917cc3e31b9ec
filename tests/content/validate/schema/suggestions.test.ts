import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ValuePath } from '../../../../scripts/content/diagnostic.ts';
import { KINDS, type Kind, kindOf } from '../../../../scripts/content/kinds.ts';
import { keysOf, schemaAt } from '../../../../scripts/content/schema-tree.ts';
import { explainAll, type SchemaDiagnostic } from '../../../../scripts/content/validate/schema/explain.ts';
import { FIXTURE } from '../../broken-copy.ts';

type Fields = Record<string, unknown>;

/** As many elements as it takes for one position to begin with another: 1 and 10. */
const LONG_LIST = 12;
const FILES = [
  'app.yaml',
  'limits.yaml',
  'introduction.yaml',
  'understanding.yaml',
  'training.yaml',
  'competition.yaml',
  'exercises/strength.yaml',
  'training/phase1/week-01.yaml',
  'training/phase1/upper-body.yaml',
];

const kindOfFile = (file: string): Kind => {
  const kind = kindOf(file);
  if (!kind) throw new Error(`${file} is no file of the content`);
  return kind;
};

/** The value of a file of the fixture, each list made long by repeating its elements. */
async function longValue(file: string): Promise<unknown> {
  return lengthened(parse(await readFile(path.join(FIXTURE, file), 'utf8')));
}

function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) {
    return Array.from({ length: LONG_LIST }, (_, index) => structuredClone(lengthened(value[index % value.length])));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, lengthened(child)]));
}

/** Every place in `value` that has fields. */
function fieldsIn(value: unknown, at: ValuePath = []): ValuePath[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...(Array.isArray(value) ? [] : [at]), ...steps.flatMap(([step, child]) => fieldsIn(child, [...at, step]))];
}

const at = (root: unknown, where: ValuePath) => where.reduce((value, step) => (value as Fields)[step], root) as Fields;

/** What is reported of `value` where `key` stands without being a field. */
function reportedOf(kind: Kind, value: unknown): SchemaDiagnostic[] {
  const { error } = KINDS[kind].schema.safeParse(value);
  return explainAll(KINDS[kind].schema, error?.issues ?? [], value);
}

/** The fields that a diagnostic sends a coach to, by a hint or in its words. */
function namedIn({ suggestion, message }: SchemaDiagnostic): string[] {
  const french = /s’écrit ici « (\w+) »/.exec(message)?.[1];
  return [suggestion, french].filter((name) => name !== undefined);
}

/** Whether a place holds the other, or stands beside it at a position that begins with the same figure. */
function isRelated(place: ValuePath, other: ValuePath): boolean {
  const isAround = other.length < place.length && other.every((step, index) => step === place[index]);
  const isBeside =
    other.length === place.length &&
    other.every((step, index) => step === place[index] || (index === place.length - 1 && isLonger(step, place[index])));
  return isAround || (isBeside && other.at(-1) !== place.at(-1));
}

const isLonger = (position: unknown, beginning: unknown) => `${position}`.startsWith(`${beginning}`);

test.each(FILES)('a key misspelt in two places of %s is told each time by a field of that place', async (file) => {
  const kind = kindOfFile(file);
  const whole = await longValue(file);
  const places = fieldsIn(whole).filter((place) => keysOf(schemaAt(KINDS[kind].schema, place)).length > 0);
  const reported: SchemaDiagnostic[] = [];
  for (const place of places.filter((steps) => steps.every((step) => typeof step === 'string' || step === 1))) {
    for (const key of Object.keys(at(whole, place))) {
      const typo = `${key}${key.at(-1)}`;
      for (const other of places.filter((candidate) => isRelated(place, candidate))) {
        const value = structuredClone(whole);
        const fields = at(value, place);
        Object.assign(fields, { [typo]: fields[key] });
        delete fields[key];
        Object.assign(at(value, other), { [typo]: 'autre' });
        reported.push(...reportedOf(kind, value).filter((explanation) => explanation.path.at(-1) === typo));
      }
    }
  }
  expect(reported.filter(({ suggestion }) => suggestion !== undefined).length).toBeGreaterThan(0);
  for (const explanation of reported) {
    const allowed = keysOf(schemaAt(KINDS[kind].schema, explanation.path.slice(0, -1)));
    for (const name of namedIn(explanation)) expect(allowed, explanation.path.join('.')).toContain(name);
  }
});
