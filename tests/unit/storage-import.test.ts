import { expect, test } from 'vitest';
import { exportFileText, readExportFile } from '../../src/storage/exportFile.ts';
import { VERSION } from '../../src/storage/record.ts';

const TODAY = '2027-03-03';
const RECORD = { version: VERSION, race: { date: '2027-04-18', startedOn: '2027-01-25' }, splits: [1] };

const fileOf = (record: unknown, others = {}) =>
  new Blob([JSON.stringify({ app: 'objectif-8', exportedOn: TODAY, record, ...others })]);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('an exported file has the state, the journal and the backup, and is read again', async () => {
  const text = exportFileText({ record: RECORD, journal: [{ id: 'a' }], backup: '{broken' }, TODAY);
  expect(JSON.parse(text)).toMatchObject({ backup: '{broken' });
  expect(await readExportFile(new Blob([text]))).toEqual({
    record: RECORD,
    journal: [{ id: 'a' }],
    exportedOn: TODAY,
  });
});

test.each([1, 2])('a file of version %i is read as it is', async (version) => {
  const record = { version, done: ['1-lundi'] };
  expect(await readExportFile(fileOf(record))).toMatchObject({ record, journal: [] });
});

test.each([
  ['nothing', new Blob([]), 'foreign'],
  ['another app’s', new Blob(['{"app":"autre","record":{}}']), 'foreign'],
  ['cut off', new Blob(['{"app":"objectif-8","record":{"done"']), 'damaged'],
  ['with a text as its state', fileOf('x'), 'damaged'],
  ['nested too deeply', new Blob([`{"app":"objectif-8","record":{"splits":${nested(100_000)}}}`]), 'damaged'],
  [
    'whose journal is nested too deeply',
    new Blob([`{"app":"objectif-8","record":{},"journal":${nested(40)}}`]),
    'damaged',
  ],
  ['of a newer version', fileOf({ version: VERSION + 1 }), 'newer'],
  ['too large', new Blob(['x'.repeat(20_000_001)]), 'too-big'],
])('P9: a file that is %s is refused', async (_, file, error) => {
  expect(await readExportFile(file)).toBe(error);
});

test('P9: a file that can’t be opened is refused', async () => {
  const file = Object.assign(new Blob(['x']), { text: () => Promise.reject(new Error('gone')) });
  expect(await readExportFile(file)).toBe('unopened');
});
