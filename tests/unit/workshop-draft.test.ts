import { expect, test } from 'vitest';
import { changedTo, type Draft, type Files, knownBase, withDraft } from '../../src/workshop/model/draft.ts';
import { rebase } from '../../src/workshop/model/rebase.ts';
import { parseDraft } from '../../src/workshop/store/draftFile.ts';

const FILE = 'training/phase1/week-01.yaml';
const week = (focus: string, duration: string) =>
  `number: 1\nfocus: ${focus}\ndays:\n  - day: lundi\n    activity: Footing\n    duration: ${duration}\n`;
const files = (text: string): Files => new Map([[FILE, text]]);

const BASE = files(week('Repères', '30 min'));
const NEW: Draft = { id: '0123abcd', name: 'Essai', reason: '', changes: {}, base: {}, changedAt: 0 };
const MINE = changedTo(NEW, BASE, files(week('Repères', '45 min')));

test('a draft holds what was changed and what it was; a file that is as before is no change', () => {
  expect(MINE).toMatchObject({
    changes: { [FILE]: week('Repères', '45 min') },
    base: { [FILE]: week('Repères', '30 min') },
  });
  expect(changedTo(MINE, BASE, BASE).changes).toEqual({});
  const without = changedTo(NEW, BASE, new Map());
  expect(without.changes).toEqual({ [FILE]: null });
  expect([...withDraft(BASE, without)]).toEqual([]);
});

test('what others published meanwhile is kept beside the changes of the draft', () => {
  const { draft, conflicts } = rebase(MINE, files(week('Assise', '30 min')));
  expect(conflicts).toEqual([]);
  expect(draft).toMatchObject({
    changes: { [FILE]: week('Assise', '45 min') },
    base: { [FILE]: week('Assise', '30 min') },
  });
  // Until all of it is published: then nothing is left to propose.
  expect(rebase(draft, files(week('Assise', '45 min'))).draft.changes).toEqual({});
});

test('where both changed a field the coach chooses, and nothing is lost until then', () => {
  const published = files(week('Assise', '40 min'));
  expect(rebase(MINE, published).conflicts).toMatchObject([{ file: FILE, mine: '45 min', theirs: '40 min' }]);
  expect(MINE.changes[FILE]).toContain('45 min');
  expect(rebase(MINE, published, ['mine']).draft.changes[FILE]).toBe(week('Assise', '45 min'));
  expect(rebase(MINE, published, ['theirs']).draft.changes).toEqual({});
});

test('a page that is older than what GitHub has takes nothing back', () => {
  const upstream = { [FILE]: { over: week('Repères', '30 min'), text: week('Assise', '30 min') } };
  const known = knownBase(BASE, { ...MINE, upstream });
  const { draft } = rebase({ ...MINE, upstream }, known);
  expect(draft.changes[FILE]).toBe(week('Assise', '45 min'));
  expect(rebase(draft, knownBase(BASE, draft)).draft).toEqual(draft);
  // The next build counts, whatever it has.
  expect(knownBase(files(week('Autre', '30 min')), draft)).toEqual(files(week('Autre', '30 min')));
});

test('an exported draft is read again; another file, and one that would write elsewhere, is not', () => {
  const { id, ...said } = parseDraft(JSON.stringify(MINE)) ?? {};
  expect(said).toEqual({
    name: MINE.name,
    reason: MINE.reason,
    changes: MINE.changes,
    base: MINE.base,
    changedAt: MINE.changedAt,
  });
  // An older copy takes no draft's place, here or on GitHub.
  expect(id).toMatch(/^[\da-f]{8}$/);
  expect(id).not.toBe(MINE.id);
  const forged: unknown[] = [
    { ...MINE, changes: { '../src/main.tsx': '' } },
    { ...MINE, base: { '.github/workflows/checks.yml': null } },
    { version: 3 },
  ];
  for (const other of forged) expect(parseDraft(JSON.stringify(other)), JSON.stringify(other)).toBeUndefined();
  expect(parseDraft('')).toBeUndefined();
});
