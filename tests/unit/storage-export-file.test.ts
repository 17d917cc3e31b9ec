import { expect, test } from 'vitest';
import { type ExportFile, exportFileText, readExportFile } from '../../src/storage/exportFile.ts';
import { merged } from '../../src/storage/importState.ts';
import { VERSION } from '../../src/storage/state.ts';
import { STORAGE_KEY, StateStore } from '../../src/storage/store.ts';
import { TestStorage } from '../fixtures/storage.ts';

const TODAY = '2027-03-03';
const RACE = { date: '2027-04-18', startedOn: '2027-01-25' };

const fileOf = (record: unknown) => new Blob([JSON.stringify({ app: 'objectif-8', exportedOn: TODAY, record })]);

const deepFile = (depth: number) =>
  new Blob([`{"app":"objectif-8","record":{"splits":${'['.repeat(depth)}${']'.repeat(depth)}}}`]);

async function opened(file: Blob): Promise<ExportFile> {
  const result = await readExportFile(file);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

test('a file brings another device what this one has, backup included', async () => {
  const storage = new TestStorage([[STORAGE_KEY, '{broken']]);
  const store = new StateStore(() => storage);
  store.change('race', () => RACE);
  store.change('done', () => ({ '1-lundi': { on: TODAY }, '1-mardi': {} }));
  const text = exportFileText({ record: store.exported(), journal: [], backup: store.backup() }, TODAY);
  expect(JSON.parse(text).backup).toBe('{broken');

  const file = await opened(new Blob([text]));
  expect(file.exportedOn).toBe(TODAY);
  const other = new StateStore(() => otherStorage);
  const otherStorage = new TestStorage();
  other.replaceState((state) => merged(state, file.parsed.state), { backsUp: false });
  expect(other.state()).toEqual(store.state());
  expect(otherStorage.get(STORAGE_KEY)).toBe(storage.get(STORAGE_KEY));
});

test('a file has what storage could not take', async () => {
  const closed = new StateStore(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  closed.change('race', () => RACE);
  const { parsed } = await opened(
    new Blob([exportFileText({ record: closed.exported(), journal: [], backup: closed.backup() }, TODAY)]),
  );
  expect(parsed.state.race).toEqual(RACE);
});

test('a file of an older version is brought up, as far as it can be read', async () => {
  const { parsed } = await opened(fileOf({ version: 1, done: ['1-lundi', 7] }));
  expect(parsed.state.done).toEqual({ '1-lundi': {} });
  expect(parsed.invalidKeys).toContain('done');
});

test.each([
  ['a text', new Blob(['Bonjour']), 'foreign'],
  ['nothing', new Blob([]), 'foreign'],
  ['bytes', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0])]), 'foreign'],
  ['another app’s', new Blob(['{"app":"autre","record":{}}']), 'foreign'],
  ['a list', new Blob(['[]']), 'foreign'],
  ['null', new Blob(['null']), 'foreign'],
  [
    'cut off',
    new Blob([exportFileText({ record: { version: VERSION }, journal: [], backup: null }, TODAY).slice(0, -4)]),
    'damaged',
  ],
  ['without a record', new Blob(['{"app":"objectif-8"}']), 'damaged'],
  ['with a list for a record', fileOf([]), 'damaged'],
  ['of a newer version', fileOf({ version: VERSION + 1 }), 'newer'],
  ['with slices that only a newer version knows', fileOf({ version: VERSION, journal: [] }), 'newer'],
  ['nested 40 deep', deepFile(40), 'damaged'],
  ['nested 4000 deep', deepFile(4000), 'damaged'],
  ['nested 100 000 deep', deepFile(100_000), 'damaged'],
  ['huge', new Blob(['{"app":"objectif-8"', ' '.repeat(20_000_000)]), 'too-big'],
])('a file that is %s is refused', async (_, file, error) => {
  expect(await readExportFile(file)).toBe(error);
});

test('a file that cannot be opened says so', async () => {
  const gone = Object.assign(new Blob(['x']), {
    text: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  });
  expect(await readExportFile(gone)).toBe('unopened');
});
