import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_TYPES } from '../../../../schema/vocabulary.ts';
import { checkFolder } from '../../../../scripts/content/check-folder.ts';
import { writeSchemas } from '../../../../scripts/content/outputs/json-schema/write-schemas.ts';
import { PROGRAMME } from '../../../fixtures/programme.ts';
import { type LanguageServer, startLanguageServer } from './language-server.ts';

const WEEK = 'content/training/phase1/week-01.yaml';
const LIMITS = 'content/limits.yaml';
/** What the server says of a key that no kind of file has. */
const NOT_A_KEY = "1: La propriété inconnu n'est pas autorisée.";
/** The server looks at a buffer when the typing pauses, and reads the schemas first. */
const SOON = { timeout: 20_000, interval: 50 };

let folder = '';
let server: LanguageServer;

/** The project as a coach opens it: the content, the settings, and the schemas that the content check writes. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'objectif-8-editor-'));
  await cp(PROGRAMME, path.join(folder, 'content'), { recursive: true });
  const { content } = await checkFolder(PROGRAMME);
  writeSchemas(content, path.join(folder, '.schemas'));
  server = await startLanguageServer(folder, JSON.parse(await readFile('.vscode/settings.json', 'utf8')));
}, 60_000);

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Shows `file` in the editor with `by` in place of the first `part`, which it holds; resolves with the text and that line. */
async function write(file: string, part = '', by = part) {
  const text = await readFile(path.join(folder, file), 'utf8');
  const start = text.indexOf(part);
  if (start < 0) throw new Error(`${file} does not hold ${JSON.stringify(part)}`);
  const changed = text.replace(part, () => by);
  await server.write(file, changed);
  return { text: changed, line: text.slice(0, start).split('\n').length };
}

test.each([
  ['the types of a day', WEEK, 'type: force', 'type: ', [...SESSION_TYPES]],
  [
    'the workouts of the page that the day leads to',
    WEEK,
    'suggested: pousser-et-tirer',
    'suggested: ',
    ['pousser-et-tirer', 'dos-solide', 'epaules-et-grip'],
  ],
  [
    'the keys that a day has not got yet',
    WEEK,
    '    duration: 45 min\n',
    '    d',
    ['duration', 'pace', 'test', 'description', 'dependent', 'rest', 'intervals', 'mobility', 'slower', 'accepted'],
  ],
  [
    'the routes of limits.yaml',
    LIMITS,
    '  /training/phase1/upper-body: 3\n',
    '  /training/phase1/u',
    expect.arrayContaining(['/training/phase1/upper-body']),
  ],
])('the editor completes %s', async (_what, file, part, by, expected) => {
  const { text } = await write(file, part, by);
  await expect.poll(() => server.completions(file, text, by), SOON).toEqual(expected);
});

test('nothing is underlined in the content, of which each file was looked at', async () => {
  const files = (await readdir(PROGRAMME, { recursive: true })).filter((file) => file.endsWith('.yaml'));
  expect(files.length).toBeGreaterThan(30);
  await Promise.all(
    files.map(async (name) => {
      const file = `content/${name}`;
      await write(file, '', 'inconnu: 1\n');
      await expect.poll(() => server.underlined(file), { ...SOON, message: file }).toEqual([NOT_A_KEY]);
      await write(file);
      await expect.poll(() => server.underlined(file), { ...SOON, message: file }).toEqual([]);
    }),
  );
});

const NOT_ACCEPTED = 'Valeur non acceptée.*';
test.each([
  [WEEK, 'link: /training/phase1/upper-body', 'link: /training/uper', `${NOT_ACCEPTED}/training/phase1/upper-body`],
  [WEEK, 'intensity: modérée', 'intensitee: modérée', "La propriété intensitee n'est pas autorisée"],
  [WEEK, 'duration: 30 min', 'duration: une demi-heure', 'Attendu : une durée comme 45 min'],
  [LIMITS, '  /training/phase1/lower-body: 3', '  /lower: 3', "La propriété /lower n'est pas autorisée"],
])('%s: « %s » as « %s » is underlined on its line', async (file, part, by, message) => {
  const { line } = await write(file, part, by);
  const expected = [expect.stringMatching(new RegExp(`^${line}: ${message}`, 's'))];
  await expect.poll(() => server.underlined(file), SOON).toEqual(expected);
  await write(file);
});
