import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { INTENSITIES, SESSION_TYPES } from '../../../../schema/vocabulary.ts';
import { checkFolder } from '../../../../scripts/content/check-folder.ts';
import { writeSchemas } from '../../../../scripts/content/outputs/json-schema/write-schemas.ts';
import { PROGRAMME } from '../../../fixtures/programme.ts';
import { README_FILE } from '../../page-examples.ts';
import { LanguageServer } from './language-server.ts';

const WEEK = 'content/training/phase1/week-01.yaml';
const PAGE = 'content/training/phase1/upper-body.yaml';
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
  await cp('.vscode', path.join(folder, '.vscode'), { recursive: true });
  await refreshSchemas();
  server = await LanguageServer.start(folder, JSON.parse(await readFile('.vscode/settings.json', 'utf8')));
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function refreshSchemas(): Promise<void> {
  const { content } = await checkFolder(path.join(folder, 'content'));
  await writeSchemas(content, path.join(folder, '.schemas'));
}

const read = (file: string) => readFile(path.join(folder, file), 'utf8');

/** The text of `file` where `part`, which it holds, is replaced the first time it appears; with that line's number. */
async function changed(file: string, part: string, by: string) {
  const text = await read(file);
  const start = text.indexOf(part);
  if (start < 0) throw new Error(`${file} does not hold ${JSON.stringify(part)}`);
  return { text: text.replace(part, () => by), line: text.slice(0, start).split('\n').length };
}

/** The place just behind `part` in `text`. */
function behind(text: string, part: string) {
  const lines = text.slice(0, text.indexOf(part) + part.length).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

describe('completion', () => {
  async function offered(file: string, part: string, by: string): Promise<string[]> {
    const { text } = await changed(file, part, by);
    await server.write(file, text);
    const items = await server.completions(file, behind(text, by));
    return items.map(({ label }) => label);
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
  ])('offers %s, and nothing else', async (_what, file, part, by, expected) => {
    await expect.poll(() => offered(file, part, by), SOON).toEqual(expected);
  });

  test.each([
    [
      'the paces',
      'content/training/phase1/hyrox-specific.yaml',
      'pace: tempo',
      'pace: ',
      ['sortie-longue', 'footing', 'tempo', 'allure-hyrox'],
    ],
    ['the pages', WEEK, 'link: /training/phase1/upper-body', 'link: ', ['/training/phase3/full-body', '/competition']],
    ['the exercises', PAGE, 'exercise: developpe-couche-halteres', 'exercise: ', ['rameur', 'wall-balls']],
    [
      'the routes of limits.yaml',
      'content/limits.yaml',
      '  /training/phase1/upper-body: 3\n',
      '  /training/phase1/u',
      ['/training/phase1/upper-body'],
    ],
  ])('offers %s', async (_what, file, part, by, expected) => {
    expect(await offered(file, part, by)).toEqual(expect.arrayContaining(expected));
  });
});

describe('the pointer on a key', () => {
  test.each([
    ['intensity', WEEK, 'L’effort de la journée'],
    ['suggested', WEEK, 'La séance conseillée ce jour-là'],
    ['estimatedDuration', PAGE, '45-50 min'],
  ])('%s tells what it does, in French, with an example', async (key, file, words) => {
    const text = await read(file);
    await server.write(file, text);
    await expect.poll(() => server.hover(file, behind(text, `    ${key}`)), SOON).toContain(words);
  });
});

describe('underlining', () => {
  test('finds nothing in the content, having looked at each of its files', async () => {
    const files = (await readdir(PROGRAMME, { recursive: true })).filter((file) => file.endsWith('.yaml'));
    expect(files.length).toBeGreaterThan(30);
    await Promise.all(
      files.map(async (name) => {
        const file = `content/${name}`;
        const text = await read(file);
        await server.write(file, `inconnu: 1\n${text}`);
        await expect.poll(() => server.underlined(file), { ...SOON, message: file }).toEqual([NOT_A_KEY]);
        await server.write(file, text);
        await expect.poll(() => server.underlined(file), { ...SOON, message: file }).toEqual([]);
      }),
    );
  });

  test.each([
    [
      'a link to no page',
      WEEK,
      'link: /training/phase1/upper-body',
      'link: /training/phase1/uper-body',
      /Valeur non acceptée.*\/training\/phase1\/upper-body/s,
    ],
    [
      'an exercise that is not in the catalogue',
      PAGE,
      'exercise: pompes',
      'exercise: pompe',
      /Valeur non acceptée.*"pompes"/s,
    ],
    [
      'a workout of another page',
      WEEK,
      'suggested: pousser-et-tirer',
      'suggested: bases-du-squat',
      /Valeur non acceptée.*"dos-solide"/s,
    ],
    [
      'a misspelt key',
      WEEK,
      'intensity: modérée',
      'intensitee: modérée',
      /^La propriété intensitee n'est pas autorisée/,
    ],
    ['a type that does not exist', WEEK, 'type: footing', 'type: jogging', /Valeur non acceptée.*"footing"/s],
    ['a duration without its unit', WEEK, 'duration: 30 min', 'duration: 30', /^Attendu : une durée comme 45 min/],
    ['a text that is not there', WEEK, 'focus: Poser tes repères', 'focus:', /^Attendu : un texte$/],
    ['yes for true', PAGE, 'perSide: true', 'perSide: oui', /^Attendu : true ou false$/],
    ['a word for a number', PAGE, 'sets: 3', 'sets: trois', /^Attendu : un nombre entier$/],
    ['a duration in words', WEEK, 'duration: 30 min', 'duration: une demi-heure', /^Attendu : une durée comme 45 min/],
    [
      'a page of limits.yaml that does not exist',
      'content/limits.yaml',
      '  /training/phase1/lower-body: 3',
      '  /training/phase1/lower: 3',
      /^La propriété \/training\/phase1\/lower n'est pas autorisée/,
    ],
  ])('flags %s, on its line', async (_what, file, part, by, message) => {
    const { text, line } = await changed(file, part, by);
    await server.write(file, text);
    await expect.poll(() => server.underlined(file), SOON).toEqual([expect.stringMatching(`^${line}: `)]);
    expect(server.underlined(file)?.[0]?.replace(/^\d+: /, '')).toMatch(message);
    await server.write(file, await read(file));
  });

  test.each([
    ['a misspelt key', 'intensity: modérée', 'intensitee: modérée', 'intensity'],
    ['a type that does not exist', 'type: footing', 'type: jogging', 'footing'],
    ['a link to no page', 'link: /training/phase1/upper-body', 'link: /training/uper', '/training/phase1/upper-body'],
  ])('offers what %s may be replaced by', async (_what, part, by, expected) => {
    const { text } = await changed(WEEK, part, by);
    await server.write(WEEK, text);
    const offered = async () => (await server.quickFixes(WEEK)).map((value) => value.replaceAll('"', ''));
    await expect.poll(offered, SOON).toContain(expected);
    await server.write(WEEK, await read(WEEK));
  });

  test('knows a new exercise once the content is checked again', async () => {
    const { text } = await changed(PAGE, 'exercise: pompes', 'exercise: pompes-claquees');
    await server.write(PAGE, text);
    await expect.poll(() => server.underlined(PAGE), SOON).toHaveLength(1);
    const catalogue = await changed('content/exercises/pushing.yaml', '- id: pompes\n', '- id: pompes-claquees\n');
    const file = path.join(folder, 'content/exercises/pushing.yaml');
    const before = await readFile(file, 'utf8');
    onTestFinished(async () => {
      await writeFile(file, before);
      await refreshSchemas();
      await server.noticeChange('.schemas/workoutPage.json');
      await server.write(PAGE, await read(PAGE));
    });
    await writeFile(file, catalogue.text);
    await refreshSchemas();
    await server.noticeChange('.schemas/workoutPage.json');
    await expect.poll(() => server.underlined(PAGE), SOON).toEqual([]);
  });
});

/** A mutation for each message without a French translation that the README explains. */
const FOCUS = 'focus: Poser tes repères';
const ENGLISH: Record<string, readonly [part: string, by: string]> = {
  'Nested mappings are not allowed in compact mappings': [FOCUS, 'focus: Poser : tes repères'],
  'Implicit keys need to be on a single line': ['type: footing', 'type footing'],
  'Implicit map keys need to be followed by map values': ['    suggested: pousser', '    suggested pousser'],
  'All mapping items must start at the same column': ['  - day: mardi', '  -day: mardi'],
  'Sequence item without - indicator': ['    type: footing', '   type: footing'],
  'All sequence items must start at the same column': ['  - day: mardi', '   - day: mardi'],
  'A block sequence may not be used as an implicit map key': ['  - day: mardi', ' - day: mardi'],
  'Tabs are not allowed as indentation': ['    type: footing', '\ttype: footing'],
  'Missing closing "quote': [FOCUS, 'focus: "Poser tes repères'],
  'Unexpected scalar at node end': [FOCUS, "focus: 'L'endurance'"],
  'Map keys must be unique': ['    intensity: facile', '    type: footing'],
  'Plain value cannot start with': [FOCUS, 'focus: @tous'],
  'Not a YAML token': ['    description: >-', '    description: >- Cours'],
  'Incorrect type': ['  - day: mardi', '  - mardi\n  - day: mardi'],
  'Missing property': ['  - day: mardi\n    activity', '  - activity'],
};

describe('an error that the editor tells in English', () => {
  test.each(Object.entries(ENGLISH))('%s', async (message, [part, by]) => {
    const { text } = await changed(WEEK, part, by);
    await server.write(WEEK, text);
    await expect
      .poll(() => server.underlined(WEEK)?.[0], SOON)
      .toEqual(expect.stringMatching(new RegExp(`^\\d+: ${message}`)));
    await server.write(WEEK, await read(WEEK));
  });

  test('is explained in the README', async () => {
    const readme = await readFile(README_FILE, 'utf8');
    const [, table = ''] = readme.split('| en anglais | en français |');
    const explained = [...(table.split('\n\n')[0] ?? '').matchAll(/^ *\| `(.+?)` \|/gm)].map(([, message]) => message);
    expect(explained).toEqual(Object.keys(ENGLISH));
  });
});

test('a file that names its schema itself needs no settings', async () => {
  const other = await LanguageServer.start(folder, {});
  try {
    const text = await read(WEEK);
    await other.write(WEEK, `# yaml-language-server: $schema=../../../.schemas/week.json\ninconnu: 1\n${text}`);
    await expect.poll(() => other.underlined(WEEK), SOON).toEqual([expect.stringMatching(/^2: .*inconnu/)]);
  } finally {
    await other.stop();
  }
});
