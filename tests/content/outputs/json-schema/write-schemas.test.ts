import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFolder } from '../../../../scripts/content/check-folder.ts';
import { KINDS } from '../../../../scripts/content/kinds.ts';
import { writeSchemas } from '../../../../scripts/content/outputs/json-schema/write-schemas.ts';
import { FIXTURE, replace } from '../../broken-copy.ts';

let project = '';

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'objectif-8-schemas-'));
  await cp(FIXTURE, path.join(project, 'content'), { recursive: true });
});

afterEach(() => rm(project, { recursive: true, force: true }));

async function write(): Promise<void> {
  const { content } = await checkFolder(path.join(project, 'content'));
  await writeSchemas(content, path.join(project, '.schemas'));
}

const schema = async (kind: string) => JSON.parse(await readFile(path.join(project, `.schemas/${kind}.json`), 'utf8'));
const edit = (file: string, part: string, by: string) => replace(file, part, by)(path.join(project, 'content'));

async function exercises(): Promise<string[] | undefined> {
  const { properties } = await schema('workoutPage');
  return properties.options.items.properties.exercises.items.properties.exercise.enum;
}

test('each kind of file gets a schema that takes no other fields', async () => {
  await write();
  expect((await readdir(path.join(project, '.schemas'))).sort()).toEqual(
    Object.keys(KINDS)
      .map((kind) => `${kind}.json`)
      .sort(),
  );
  for (const kind of Object.keys(KINDS)) expect(await schema(kind)).toMatchObject({ additionalProperties: false });
});

test('content that says the same leaves the files alone, and a lost file comes back', async () => {
  await write();
  const week = path.join(project, '.schemas/week.json');
  const { mtimeMs } = await stat(week);
  await edit('training/phase1/week-01.yaml', 'focus: Essai', 'focus: Autre essai');
  await write();
  expect((await stat(week)).mtimeMs).toBe(mtimeMs);
  await rm(week);
  await write();
  expect(await schema('week')).toMatchObject({ title: 'Semaine' });
});

test('a schema of another version is written again', async () => {
  await write();
  await writeFile(path.join(project, '.schemas/week.json'), '{"$comment":"old"}');
  await write();
  expect(await schema('week')).toMatchObject({ title: 'Semaine' });
});

test('a new name is known although another file is broken', async () => {
  await edit('training/phase1/week-01.yaml', 'number: 1', 'numero: 1');
  const [family = ''] = await readdir(path.join(project, 'content/exercises'));
  const file = `exercises/${family}`;
  const text = await readFile(path.join(project, 'content', file), 'utf8');
  await writeFile(path.join(project, 'content', file), text.replace(/- id: \S+/, '- id: exercice-neuf'));
  await write();
  expect(await exercises()).toContain('exercice-neuf');
});

test('names that cannot all be read are not held against anybody', async () => {
  const [family = ''] = await readdir(path.join(project, 'content/exercises'));
  await writeFile(path.join(project, 'content/exercises', family), 'family: [');
  await write();
  expect(await exercises()).toBeUndefined();
  expect((await schema('week')).properties.days.items.properties.link.enum).toContain('/training');
});
