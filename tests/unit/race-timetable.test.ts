import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TimetableEntry } from '../../schema/competition.ts';
import { parseWallTime } from '../../src/calendar/wallTime.ts';
import { buildTimetable, type RaceStart } from '../../src/race/model/timetable.ts';

const HOUR = 3600;
const range = (minSeconds: number, maxSeconds = minSeconds) => ({ minSeconds, maxSeconds });
const ENTRIES: readonly TimetableEntry[] = [
  { id: 'start', text: 'Départ' },
  { id: 'two-days', daysBefore: 2, text: 'Féculents' },
  { id: 'eve', daysBefore: 1, text: 'Sac' },
  { id: 'arrival', before: range(2 * HOUR), text: 'Arrivée' },
  { id: 'breakfast', before: range(3 * HOUR, 4 * HOUR), text: 'Petit-déjeuner' },
  { id: 'gel', before: range(15 * 60), text: 'Gel' },
];

const wallTime = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
/** Each day as `days date`, each appointment as its id and its times. */
const shown = (start: RaceStart) =>
  buildTimetable(ENTRIES, start).map(({ daysBefore, date, appointments }) => [
    [`J-${daysBefore}`, date].filter(Boolean).join(' '),
    ...appointments.map(({ id, times }) => [id, ...times.map(({ minutes }) => wallTime(minutes))].join(' ')),
  ]);

describe('a timetable', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('tells the times of a wave', () => {
    expect(shown({ wave: '09:20', date: undefined }).at(-1)).toEqual([
      'J-0',
      'breakfast 5:20 6:20',
      'arrival 7:20',
      'gel 9:05',
      'start 9:20',
    ]);
  });

  test.each([undefined, '2027-04-18'])('begins on the eve for a wave at night, its date %s', (date) => {
    const [, eve, day] = shown({ wave: '03:00', date });
    expect(eve?.slice(1)).toEqual(['eve', 'breakfast 23:00 0:00']);
    expect(day?.slice(1)).toEqual(['arrival 1:00', 'gel 2:45', 'start 3:00']);
  });

  test.each([
    // Clocks go from 2:00 to 3:00 in Paris, from 3:00 back to 2:00 in autumn; Tokyo's never move.
    { zone: 'Europe/Paris', date: '2027-03-28', breakfast: 'breakfast 1:00 3:00' },
    { zone: 'Europe/Paris', date: '2027-10-31', breakfast: 'breakfast 2:00 3:00' },
    { zone: 'Asia/Tokyo', date: '2027-03-28', breakfast: 'breakfast 2:00 3:00' },
  ])('leaves so many real hours on the night when clocks change: $zone, $date', ({ zone, date, breakfast }) => {
    vi.stubEnv('TZ', zone);
    expect(shown({ wave: '06:00', date }).at(-1)?.slice(1)).toEqual([
      breakfast,
      'arrival 4:00',
      'gel 5:45',
      'start 6:00',
    ]);
  });

  test('leaves out a wave that is no time of day', () => {
    for (const wave of ['24:00', '9:20', '09:60', '', 'midi']) {
      expect(parseWallTime(wave)).toBeUndefined();
      expect(shown({ wave, date: undefined })).toEqual(shown({ wave: undefined, date: undefined }));
    }
    expect([parseWallTime('00:00'), parseWallTime('23:59')]).toEqual([0, 1439]);
  });
});
