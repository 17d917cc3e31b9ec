import ICAL from 'ical.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, localDateOf } from '../../src/calendar/localDate.ts';
import { newRaceId, nextSequence, RACE_ID_PATTERN } from '../../src/calendar/revision.ts';
import { plainText } from '../../src/format/richText.ts';
import { calendarFile, type Times } from '../../src/programme/calendarFile.ts';
import { type Changes, NO_CHANGES, withLetGo, withSwap } from '../../src/schedule/model/changes.ts';
import { isSession, undatedWeek } from '../../src/schedule/model/day.ts';
import { sessionsFrom } from '../../src/schedule/model/schedule.ts';
import { adjustedProgramme } from '../../src/schedule/situation.ts';
import { programme } from '../fixtures/generated/programme.ts';

const WEEKS = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek));
const SESSIONS = WEEKS.flatMap(({ days }) => days.filter(isSession)).length;
const RACE_1 = '0123456789abcdef';
const ADDRESS = 'https://coach.example/objectif-8/training?a=1&b=2';

interface Situation {
  race?: string;
  from?: string;
  times?: Times;
  now?: string;
  raceId?: string;
  last?: number;
  raceDay?: { wave?: string; targetSeconds?: number };
  changes?: Changes;
}

function fileOf({
  race = '2027-04-18',
  from = '2027-01-01',
  times = {},
  raceId = RACE_1,
  raceDay = {},
  changes = NO_CHANGES,
  ...revision
}: Situation) {
  const now = new Date(revision.now ?? '2027-01-01T10:00:00Z');
  const start = { date: race, startedOn: '2026-12-01' };
  const { schedule } = adjustedProgramme({ race: start, changes, done: {}, today: from });
  return calendarFile({
    name: 'Objectif 8',
    sessions: sessionsFrom(schedule, from),
    times,
    raceDay,
    raceSeconds: 7200,
    urlOf: (week, day) => `${ADDRESS}#${week.number}-${day.day}`,
    raceId,
    sequence: nextSequence(revision.last, now),
    now,
  });
}

/** The events as another implementation reads them. */
const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

const eventOf = (file: string, id: string) => {
  const event = eventsIn(file).find(({ uid }) => uid === `${id}-${RACE_1}@objectif-8`);
  if (!event) throw new Error(`no event for ${id}`);
  return event;
};
const stampOf = (event: ICAL.Event) => String(event.component.getFirstPropertyValue('dtstamp'));

afterEach(() => void vi.unstubAllEnvs());

test('a session says nothing of others: they may be missed after the export', () => {
  const day = WEEKS.flatMap(({ days }) => days).find(({ dependent }) => dependent) ?? expect.fail('no such day');
  const [{ text = '' } = {}] = day.dependent ?? [];
  expect(eventOf(fileOf({}), day.id).description).not.toContain(plainText(text));
});

test('a session that was moved is the same event on another day, one that was let go is in no file', () => {
  const first = eventOf(fileOf({}), '3-jeudi');
  const changes = withLetGo(withSwap(NO_CHANGES, '3-jeudi', '3-samedi'), '3-lundi');
  const file = fileOf({ changes, last: 5 });
  const moved = eventOf(file, '3-jeudi');
  expect([String(first.startDate), String(moved.startDate)]).toEqual(['2027-02-11', '2027-02-13']);
  expect(moved.sequence).toBeGreaterThan(5);
  expect(eventsIn(file).filter(({ uid }) => uid.startsWith('3-lundi-'))).toEqual([]);
});

describe('the file', () => {
  const file = fileOf({ times: { lundi: '18:30' } });

  test('holds every session and the race once, under the ids of their days', () => {
    const events = eventsIn(file);
    expect(events).toHaveLength(SESSIONS);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(SESSIONS);
    for (const { uid } of events) expect(uid).toMatch(/^\d+-[a-z]+-[0-9a-f]{16}@objectif-8$/);
  });

  test('is read back with the texts of the programme, whatever marks they hold', () => {
    const sessions = WEEKS.flatMap((week) => week.days.filter(isSession).map((day) => ({ week, day })));
    for (const { week, day } of sessions) {
      const event = eventOf(file, `${week.number}-${day.day}`);
      expect(event.summary.split(' · ')).toEqual([...new Set([day.activity, day.suggested?.name ?? day.activity])]);
      expect(event.description).toContain(plainText(day.description ?? ''));
      expect(event.description).toContain(`${ADDRESS}#${week.number}-${day.day}`);
      expect(event.component.getFirstPropertyValue('url')).toBe(`${ADDRESS}#${week.number}-${day.day}`);
    }
    expect(eventOf(file, '1-lundi').description.split('\n').slice(0, 2)).toEqual([
      'Semaine 1, 45\u00a0min, intensité\u00a0: modérée',
      'Séance conseillée\u00a0: Pousser et tirer',
    ]);
  });

  test('has a session at its time on the wall, for as long as it lasts, or all day', () => {
    const monday = eventOf(file, '1-lundi');
    expect([String(monday.startDate), String(monday.endDate)]).toEqual(['2027-01-25T18:30:00', '2027-01-25T19:15:00']);
    expect(monday.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    const tuesday = eventOf(file, '1-mardi');
    expect([tuesday.startDate.isDate, String(tuesday.startDate), String(tuesday.endDate)]).toEqual([
      true,
      '2027-01-26',
      '2027-01-27',
    ]);
  });

  test('has a session that ends after midnight, across the end of a year and clock changes', () => {
    const times = { dimanche: '23:30', vendredi: '02:30' };
    const late = eventOf(fileOf({ race: '2027-03-21', from: '2026-12-01', times }), '1-dimanche');
    expect([String(late.startDate), String(late.endDate)]).toEqual(['2027-01-03T23:30:00', '2027-01-04T00:15:00']);
    // Paris knows no 2:30 that Sunday; a time on the wall is written as the member said it.
    const changing = eventOf(fileOf({ race: '2027-04-18', times: { dimanche: '02:30' } }), '9-dimanche');
    expect(String(changing.startDate)).toBe('2027-03-28T02:30:00');
  });

  test('has the race from the time of its wave, for as long as its member aims at, at the wall of its place', () => {
    const spanOf = (raceDay: Situation['raceDay'] = {}) => {
      const { startDate, endDate } = eventOf(fileOf({ raceDay, times: { dimanche: '18:30' } }), '12-dimanche');
      return [String(startDate), String(endDate)];
    };
    expect(spanOf({ wave: '09:20', targetSeconds: 5400 })).toEqual(['2027-04-18T09:20:00', '2027-04-18T10:50:00']);
    // Without a target.
    expect(spanOf({ wave: '09:20' })).toEqual(['2027-04-18T09:20:00', '2027-04-18T11:20:00']);
    for (const wave of ['midi', '24:00', '']) expect(spanOf({ wave })).toEqual(['2027-04-18', '2027-04-19']);
  });
});

test.each(['Pacific/Auckland', 'America/Los_Angeles'])('in %s, what is past stays out, and today stays in', (zone) => {
  vi.stubEnv('TZ', zone);
  // Clocks change on the night before in Auckland.
  const from = localDateOf(new Date('2027-04-04T23:30'));
  const file = fileOf({ race: '2027-04-11', from, times: { lundi: '18:30' } });
  expect(eventsIn(file).map(({ startDate }) => String(startDate))).toEqual([
    '2027-04-04',
    '2027-04-05T18:30:00',
    '2027-04-07',
    '2027-04-09',
    '2027-04-11',
  ]);
});

test('a race that moves moves its sessions: same UIDs, a later revision', () => {
  const before = fileOf({ now: '2027-01-01T10:00:00Z' });
  const after = fileOf({ race: '2027-04-24', now: '2027-01-01T10:00:01Z' });
  const known = eventsIn(before).map(({ uid }) => uid);
  for (const moved of eventsIn(after)) {
    expect(known).toContain(moved.uid);
    const old = eventOf(before, moved.uid.replace(`-${RACE_1}@objectif-8`, ''));
    expect(moved.sequence).toBeGreaterThan(old.sequence);
    expect(stampOf(moved) > stampOf(old)).toBe(true);
    // The week of the race counts back from it.
    expect(String(moved.startDate)).toBe(addDays(String(old.startDate), moved.uid.startsWith('12-') ? 6 : 7));
  }
});

test('another race has other UIDs: it moves nothing of the last one, nor of another member’s', () => {
  const other = newRaceId();
  expect(other).toMatch(RACE_ID_PATTERN);
  expect(other).not.toBe(newRaceId());
  const known = new Set(eventsIn(fileOf({})).map(({ uid }) => uid));
  const others = eventsIn(fileOf({ raceId: other }));
  expect(others).toHaveLength(SESSIONS);
  for (const { uid } of others) expect(known).not.toContain(uid);
});

test.each([
  ['after a clock that ran ahead', 5_000_000_00, '2027-01-01T10:00:00Z', 5_000_000_01],
  ['after a figure that no calendar takes', 2 ** 40, '2027-01-01T10:00:00Z', 2 ** 31 - 1],
])('revisions go up: %s', (_, last, now, sequence) => {
  expect(nextSequence(last, new Date(now))).toBe(sequence);
  expect(eventOf(fileOf({ now, last }), '12-dimanche').sequence).toBe(sequence);
});
