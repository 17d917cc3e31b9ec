import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { anchorOf } from '../../../../scripts/content/outputs/reference/fields.ts';
import { GENERATED_LISTS, REFERENCE_FILE, reference } from '../../../../scripts/content/outputs/reference/reference.ts';
import { accepts, DESCRIBED } from '../../described-fields.ts';
import { examplesIn } from '../../page-examples.ts';

/** Without what a training rule asks for: a coach who changes its numbers in limits.yaml breaks no test. */
const withoutNumbers = (text: string) => text.replace(/^(\| `[a-z-]+` \|)[^|]*/gm, '$1');

test.each(GENERATED_LISTS)('%s says what the schema and the kinds of files say', async (file, update) => {
  const committed = await readFile(file, 'utf8');
  expect(
    withoutNumbers(committed) === withoutNumbers(update(committed)),
    'write it again: npm run content:reference',
  ).toBe(true);
});

test('every link inside the page leads to one of its headings', () => {
  const page = reference();
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  expect(new Set(headings).size).toBe(headings.length);
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([]);
});

const examples = await examplesIn(REFERENCE_FILE);

test('each example is one that a file can hold', () => {
  const isHeld = (yaml: string) => DESCRIBED.some(({ kind, path }) => accepts(kind, path, parse(yaml)));
  expect(examples.filter(({ yaml }) => !isHeld(yaml))).toEqual([]);
});
