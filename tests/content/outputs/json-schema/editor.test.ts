import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INTENSITIES, SESSION_TYPES } from '../../../../schema/vocabulary.ts';
import { checkFolder } from '../../../../scripts/content/check-folder.ts';
import { writeSchemas } from '../../../../scripts/content/outputs/json-schema/write-schemas.ts';
import { PROGRAMME } from '../../../fixtures/programme.ts';
import { type LanguageServer, startLanguageServer } from './language-server.ts';

const WEEK = 'content/training/phase1/week-01.yaml';
const PAGE = 'content/training/phase1/upper-body.yaml';
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
});

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
  ['the intensities', WEEK, 'intensity: modérée', 'intensity: ', [...INTENSITIES]],
  [
    'the workouts of the page that the day leads to',
    WEEK,
    'suggested: pousser-et-tirer',
    'suggested: ',
    ['pousser-et-tirer', 'dos-solide', 'epaules-et-grip'],
  ],
  [
    'the workouts of another page',
    WEEK,
    'link: /training/phase1/upper-body\n    suggested: pousser-et-tirer',
    'link: /training/phase1/lower-body\n    suggested: ',
    ['bases-du-squat', 'chaine-posterieure', 'une-jambe-a-la-fois'],
  ],
  [
    'the keys that a day has not got yet',
    WEEK,
    '    duration: 45 min\n',
    '    d',
    ['duration', 'pace', 'test', 'description', 'rest', 'mobility', 'slower', 'accepted'],
  ],
  [
    'the paces',
    'content/training/phase1/hyrox-specific.yaml',
    'pace: tempo',
    'pace: ',
    expect.arrayContaining(['sortie-longue', 'allure-hyrox']),
  ],
  [
    'the pages',
    WEEK,
    'link: /training/phase1/upper-body',
    'link: ',
    expect.arrayContaining(['/training/phase3/full-body', '/competition']),
  ],
  [
    'the exercises',
    PAGE,
    'exercise: developpe-couche-halteres',
    'exercise: ',
    expect.arrayContaining(['rameur', 'wall-balls']),
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

test.each([
  ['intensity', WEEK, 'L’effort de la journée'],
  ['suggested', WEEK, 'La séance conseillée ce jour-là'],
  ['estimatedDuration', PAGE, '45-50 min'],
])('the pointer on %s tells what it does, in French, with an example', async (key, file, words) => {
  const { text } = await write(file);
  await expect.poll(() => server.hover(file, text, `    ${key}`), SOON).toContain(words);
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
  [PAGE, 'exercise: pompes', 'exercise: pompe', `${NOT_ACCEPTED}"pompes"`],
  [WEEK, 'suggested: pousser-et-tirer', 'suggested: bases-du-squat', `${NOT_ACCEPTED}"dos-solide"`],
  [WEEK, 'intensity: modérée', 'intensitee: modérée', "La propriété intensitee n'est pas autorisée"],
  [WEEK, 'type: footing', 'type: jogging', `${NOT_ACCEPTED}"footing"`],
  [WEEK, 'duration: 30 min', 'duration: 30', 'Attendu : une durée comme 45 min'],
  [WEEK, 'duration: 30 min', 'duration: une demi-heure', 'Attendu : une durée comme 45 min'],
  [WEEK, 'focus: Poser tes repères', 'focus:', 'Attendu : un texte$'],
  [PAGE, 'perSide: true', 'perSide: oui', 'Attendu : true ou false$'],
  [PAGE, 'sets: 3', 'sets: trois', 'Attendu : un nombre entier$'],
  [LIMITS, '  /training/phase1/lower-body: 3', '  /lower: 3', "La propriété /lower n'est pas autorisée"],
])('%s: « %s » as « %s » is underlined on its line', async (file, part, by, message) => {
  const { line } = await write(file, part, by);
  const expected = [expect.stringMatching(new RegExp(`^${line}: ${message}`, 's'))];
  await expect.poll(() => server.underlined(file), SOON).toEqual(expected);
  await write(file);
});

test.each([
  ['a misspelt key', 'intensity: modérée', 'intensitee: modérée', 'intensity'],
  ['a type that does not exist', 'type: footing', 'type: jogging', 'footing'],
  ['a link to no page', 'link: /training/phase1/upper-body', 'link: /training/uper', '/training/phase1/upper-body'],
])('the editor offers what %s may be replaced by', async (_what, part, by, expected) => {
  await write(WEEK, part, by);
  const offered = async () => (await server.quickFixes(WEEK)).map((value) => value.replaceAll('"', ''));
  await expect.poll(offered, SOON).toContain(expected);
  await write(WEEK);
});
