import { expect, test } from 'vitest';
import type { LoadStep } from '../../schema/load-growth.ts';
import { readDraft, type SessionDraft, sessionDraft } from '../../src/journal/model/draft.ts';
import type { LoggedSession, LoggedSet } from '../../src/journal/model/entry.ts';
import { unlikelyValues } from '../../src/journal/model/unlikely.ts';

const TODAY = '2027-03-10';
const ROWING = { exercise: 'rowing', name: 'Rowing' };
const LAST: LoggedSession = {
  ...{ id: 'last', changedAt: 0, kind: 'workout', on: '2027-03-03', name: 'Tirage' },
  sets: [
    { ...ROWING, kg: 20 },
    { ...ROWING, kg: 22.5 },
  ],
};

function asked(
  typed: Partial<SessionDraft>,
  {
    sets = [],
    others = [LAST],
    step = 'haut du corps',
  }: { sets?: LoggedSet[]; others?: LoggedSession[]; step?: LoadStep } = {},
): (string | undefined)[][] {
  const initial = sessionDraft({ kind: 'run', on: TODAY, name: 'Footing', sets: sets.map(() => ROWING) });
  const draft = { ...initial, ...typed, sets: sessionDraft({ kind: 'run', on: TODAY, name: 'x', sets }).sets };
  const untouched = draft.sets.map((set, index) => ({ ...set, former: initial.sets[index]?.former ?? set.former }));
  const { fields } = readDraft({ ...draft, sets: untouched }, TODAY);
  if (!fields) throw new Error('not read');
  const questions = unlikelyValues({ ...draft, sets: untouched }, fields, {
    ...{ initial, kind: 'run', others },
    stepOf: () => step,
  });
  return [...questions].map(([field, text]) => [field, text.replace(/[\u00a0\u202f]/g, ' ')]);
}

test.each<[string, Partial<SessionDraft>, string]>([
  ['a pace that nobody runs', { meters: '5', seconds: '2:50' }, '5 km en 2:50, soit 0:34/km : à vérifier.'],
  ['a pace slower than a walk', { meters: '0,5', seconds: '30' }, '500 m en 30:00, soit 60:00/km : à vérifier.'],
  ['a time of a whole day', { seconds: '450' }, '7:30:00 : à vérifier.'],
  ['a distance without its comma', { meters: '52' }, '52 km : à vérifier.'],
])('%s is asked about', (_name, typed, text) => {
  expect(asked(typed)).toEqual([[expect.any(String), text]]);
});

test.each<[string, Partial<SessionDraft>]>([
  ['a fast 5 km', { meters: '5', seconds: '13:00' }],
  ['a walk', { meters: '5', seconds: '1:10:00' }],
  ['a marathon', { meters: '42,2', seconds: '3:58:00' }],
])('%s is not asked about', (_name, typed) => {
  expect(asked(typed)).toEqual([]);
});

const kg = (...loads: number[]) => loads.map((load) => ({ ...ROWING, kg: load, reps: 10 }));

test.each<[string, Parameters<typeof asked>[1], string[]]>([
  ['three times the last load', { sets: kg(67.5) }, ['67,5 kg']],
  ['less than three times the last load', { sets: kg(65) }, []],
  ['the same of several sets, once', { sets: kg(225, 225, 225) }, ['225 kg']],
  ['no last time, a dumbbell', { sets: kg(225), others: [], step: 'cran au-dessus' }, ['225 kg']],
  ['no last time, a bar', { sets: kg(140), others: [] }, []],
  ['no last time, a bar', { sets: kg(825), others: [] }, ['825 kg']],
  ['many repetitions', { sets: [{ ...ROWING, reps: 1010 }] }, ['1010 répétitions']],
  ['a hundred wall balls', { sets: [{ ...ROWING, reps: 100 }] }, []],
])('%s', (_name, given, texts) => {
  expect(asked({}, given).map(([, text]) => text)).toEqual(texts.map((text) => `${text} : à vérifier.`));
});

test('a race has a time', () => {
  const { errors } = readDraft(sessionDraft({ kind: 'race', on: TODAY, name: 'Course', note: 'Dur' }), TODAY, 'race');
  expect([...(errors ?? [])]).toEqual([['seconds', 'no-time']]);
});

test('what was not changed is not asked about', () => {
  const sets = kg(225);
  const initial = sessionDraft({ kind: 'run', on: TODAY, name: 'Footing', meters: 5000, seconds: 170, sets });
  const { fields } = readDraft(initial, TODAY);
  expect(
    fields && unlikelyValues(initial, fields, { initial, kind: 'run', others: [LAST], stepOf: () => undefined }).size,
  ).toBe(0);
});
