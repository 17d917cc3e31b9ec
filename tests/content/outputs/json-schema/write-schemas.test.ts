import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkFolder } from '../../../../scripts/content/check-folder.ts';
import { KINDS } from '../../../../scripts/content/kinds.ts';
import { writeSchemas } from '../../../../scripts/content/outputs/json-schema/write-schemas.ts';
import { type Edit, editFolder, replace, withCopy } from '../../broken-copy.ts';

const STRENGTH = 'exercises/strength.yaml';

/** The schemas of a copy of the fixture, by their kinds, and when that of weeks was written. */
async function schemasOf(folder: string) {
  const written = path.join(folder, '.schemas');
  writeSchemas((await checkFolder(folder)).content, written);
  const files = await readdir(written);
  const texts = await Promise.all(files.map((file) => readFile(path.join(written, file), 'utf8')));
  const schemas = Object.fromEntries(
    files.map((file, index) => [path.parse(file).name, JSON.parse(texts[index] ?? '')]),
  );
  return { schemas, mtimeMs: (await stat(path.join(written, 'week.json'))).mtimeMs };
}

/** What an editor offers as exercises. */
async function exercisesAfter(...edits: Edit[]): Promise<string[] | undefined> {
  const { workoutPage } = (await withCopy(edits, schemasOf)).schemas;
  return workoutPage.properties.options.items.properties.exercises.items.properties.exercise.enum;
}

test('each kind of file gets a schema that takes no other fields, written again only when it says something else', async () => {
  await withCopy([], async (folder) => {
    const { schemas, mtimeMs } = await schemasOf(folder);
    expect(Object.keys(schemas).sort()).toEqual(Object.keys(KINDS).sort());
    for (const schema of Object.values(schemas)) expect(schema).toMatchObject({ additionalProperties: false });
    await editFolder(folder, replace('training/phase1/week-01.yaml', 'focus: Essai', 'focus: Autre essai'));
    expect((await schemasOf(folder)).mtimeMs).toBe(mtimeMs);
  });
});

test('a new name is known although another file is broken', async () => {
  const broken = replace('training/phase1/week-01.yaml', 'number: 1', 'numero: 1');
  expect(await exercisesAfter(broken, replace(STRENGTH, '- id: planche', '- id: exercice-neuf'))).toContain(
    'exercice-neuf',
  );
});

test('names that cannot all be read are not held against anybody', async () => {
  expect(await exercisesAfter(replace(STRENGTH, 'family: ', 'family: ['))).toBeUndefined();
});
