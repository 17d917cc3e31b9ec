import { expect, test } from 'vitest';
import { type ExportFile, exportFileText, merged, readExportFile, replaced } from '../../src/storage/exportFile.ts';
import { parseState } from '../../src/storage/parseState.ts';
import { VERSION } from '../../src/storage/state.ts';
import { STORAGE_KEY, StateStore } from '../../src/storage/store.ts';
import { TestStorage } from '../fixtures/storage.ts';

const TODAY = '2027-03-03';
const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };
const OTHER_RACE = { date: '2027-05-30', startedOn: '2027-03-01' };

const reading = (record: unknown) => parseState(JSON.stringify(record));
const fileOf = (record: unknown) => new Blob([JSON.stringify({ app: 'objectif-8', exportedOn: TODAY, record })]);

const deepFile = (depth: number) =>
  new Blob([`{"app":"objectif-8","record":{"splits":${'['.repeat(depth)}${']'.repeat(depth)}}}`]);

async function opened(file: Blob): Promise<ExportFile> {
  const result = await readExportFile(file);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

test('a file brings another device what this one has, put aside or not', async () => {
  const storage = new TestStorage([[STORAGE_KEY, '{broken']]);
  const store = new StateStore(() => storage);
  store.change('race', () => RACE);
  store.change('done', () => ({ '1-lundi': { on: TODAY }, '1-mardi': {} }));
  const text = exportFileText(store.contents(), store.aside(), TODAY);
  expect(JSON.parse(text).aside).toEqual(['{broken']);

  const file = await opened(new Blob([text]));
  expect(file.exportedOn).toBe(TODAY);
  const other = new StateStore(() => otherStorage);
  const otherStorage = new TestStorage();
  other.replaceAll(merged(other.reading(), file.reading));
  expect(other.state()).toEqual(store.state());
  expect(otherStorage.get(STORAGE_KEY)).toBe(storage.get(STORAGE_KEY));
});

test('a file has what storage could not take', async () => {
  const closed = new StateStore(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  closed.change('race', () => RACE);
  const { reading } = await opened(new Blob([exportFileText(closed.contents(), closed.aside(), TODAY)]));
  expect(reading.record.race).toEqual(RACE);
});

test('a file of an older version is brought up, as far as it can be read', async () => {
  const { reading } = await opened(fileOf({ version: 1, done: ['1-lundi', 7] }));
  expect(reading.record.done).toEqual({ '1-lundi': {} });
  expect(reading.unreadable).toContain('done');
});

test.each([
  ['a text', new Blob(['Bonjour']), 'foreign'],
  ['nothing', new Blob([]), 'foreign'],
  ['bytes', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0])]), 'foreign'],
  ['another app’s', new Blob(['{"app":"autre","record":{}}']), 'foreign'],
  ['a list', new Blob(['[]']), 'foreign'],
  ['null', new Blob(['null']), 'foreign'],
  ['cut off', new Blob([exportFileText({ version: VERSION }, [], TODAY).slice(0, -4)]), 'damaged'],
  ['without a record', new Blob(['{"app":"objectif-8"}']), 'damaged'],
  ['with a list for a record', fileOf([]), 'damaged'],
  ['of a newer version', fileOf({ version: VERSION + 1 }), 'newer'],
  ['nested 40 deep', deepFile(40), 'damaged'],
  ['nested 4000 deep', deepFile(4000), 'damaged'],
  ['nested 100 000 deep', deepFile(100_000), 'damaged'],
  ['huge', new Blob(['{"app":"objectif-8"', ' '.repeat(2_000_000)]), 'too-big'],
])('a file that is %s is refused', async (_, file, fault) => {
  expect(await readExportFile(file)).toBe(fault);
});

test('a file that cannot be opened says so', async () => {
  const gone = Object.assign(new Blob(['x']), {
    text: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  });
  expect(await readExportFile(gone)).toBe('unopened');
});

test('merging joins the marks; in all else the device counts where it has something', () => {
  const device = { version: VERSION, done: { '1-lundi': { on: TODAY }, '1-mardi': {} }, race: RACE, splits: [1] };
  const file = {
    version: VERSION,
    done: { '1-lundi': { on: '2027-01-01' }, '1-mardi': { on: TODAY }, '2-lundi': {} },
    race: OTHER_RACE,
    splits: [2],
    laps: 8,
  };
  expect(merged(reading(device), reading(file))).toEqual({
    version: VERSION,
    done: { '1-lundi': { on: TODAY }, '1-mardi': { on: TODAY }, '2-lundi': {} },
    race: RACE,
    splits: [1],
    laps: 8,
  });
  expect(merged(reading({ version: VERSION }), reading(file)).race).toEqual(OTHER_RACE);
});

test('merging leaves alone what a newer version of the app wrote', () => {
  const device = { version: VERSION + 1, done: { '1-lundi': 7 }, race: RACE };
  expect(merged(reading(device), reading({ version: VERSION, done: { '2-lundi': {} } }))).toEqual(device);
});

test('replacing keeps nothing of the device, but where the file can not be read', () => {
  const device = reading({ version: VERSION, done: { '1-lundi': {} }, race: RACE, splits: [1] });
  const file = { version: VERSION, done: { '2-lundi': {} }, laps: 8 };
  expect(replaced(device, reading(file))).toEqual({ ...file, race: undefined });
  expect(replaced(device, reading({ ...file, race: 'soon' }))).toEqual({ ...file, race: RACE });
});
