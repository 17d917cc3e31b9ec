import { describe, expect, test } from 'vitest';
import { readOfficialResult } from '../../src/race/model/officialResult.ts';
import { resultSegments } from '../../src/race/model/resultSegments.ts';
import { understanding } from '../fixtures/generated/understanding.ts';

const SEGMENTS = resultSegments(understanding);
const LAPS = [293, 301, 312, 318, 325, 321, 319, 352];
const STATIONS = [275, 182, 318, 305, 281, 131, 298, 347];
const ROXZONE = 412;
const TOTAL = [...LAPS, ...STATIONS, ROXZONE].reduce((sum, seconds) => sum + seconds, 0);
const TIMES = [...LAPS.flatMap((lap, index) => [lap, STATIONS[index] ?? 0]), ROXZONE];
const EXPECTED = new Map(SEGMENTS.map(({ id }, index) => [id, TIMES[index] ?? 0]));

const two = (value: number) => String(value).padStart(2, '0');
const minutes = (seconds: number) => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
const hours = (seconds: number) => `${two(Math.floor(seconds / 3600))}:${minutes(seconds % 3600)}`;
const short = (seconds: number) => hours(seconds).replace(/^0(?=[1-9])/, '');

const ENGLISH = [
  ...['1000m SkiErg', '50m Sled Push', '50m Sled Pull', '80m Burpee Broad Jump', '1000m Row', '200m Farmers Carry'],
  ...['100m Sandbag Lunges', 'Wall Balls'],
].flatMap((station, index) => [`Running ${index + 1}`, station]);
const GERMAN = [
  ...['1000m SkiErg', '50m Sled Push', '50m Sled Pull', '80m Burpee Broad Jump', '1000m Rudern', '200m Farmers Carry'],
  ...['100m Sandbag Lunges', '100 Wall Balls'],
].flatMap((station, index) => [`Laufen ${index + 1}`, station]);
const FRENCH = [
  ...[
    'SkiErg',
    'Sled push',
    'Sled pull',
    'Burpee broad jumps',
    'Rameur',
    'Farmer’s carry',
    'Fentes sandbag',
    'Wall balls',
  ],
].flatMap((station, index) => [`Course ${index + 1}`, station]);

/** The lines of a page in the order of the race. */
const lines = (names: readonly string[], line: (name: string, seconds: number, index: number) => string) =>
  names.map((name, index) => line(name, TIMES[index] ?? 0, index)).join('\n');
const plain = (names: readonly string[], time: (seconds: number) => string, between = ' ') =>
  lines(names, (name, seconds) => `${name}${between}${time(seconds)}`);
/** On the race clock at the end of a segment, with the ways between them. */
const clockAt = (index: number) =>
  TIMES.slice(0, index + 1).reduce((sum, seconds) => sum + seconds, 0) + Math.round(((index + 0.5) * ROXZONE) / 16);
const START = 10 * 3600 + 12 * 60;

const FULL = `${plain(ENGLISH, hours)}\nRoxzone Time ${hours(ROXZONE)}`;
const read = (text: string) => readOfficialResult(text, SEGMENTS);

describe('a result that is pasted', () => {
  test.each<[string, string, number?]>([
    [
      'an English page with hours, its sums and places',
      `Rank (M/W) 231\nClub –\n${FULL}\nRun Total 00:42:21\nBest Run Lap 00:04:53\nOverall Time ${hours(TOTAL)}`,
      TOTAL,
    ],
    ['minutes and seconds in tabs', `${plain(ENGLISH, minutes, '\t')}\nRoxzone\t${minutes(ROXZONE)}`],
    [
      'laps first, then stations, in capitals, « Run 1 »',
      [
        ...LAPS.map((seconds, index) => `RUN ${index + 1}\t${minutes(seconds)}`),
        ...STATIONS.map((seconds, index) => `${ENGLISH[2 * index + 1]?.toUpperCase()}\t${minutes(seconds)}`),
        `ROXZONE TIME\t${minutes(ROXZONE)}\nFINISH\t${short(TOTAL)}`,
      ].join('\n'),
      TOTAL,
    ],
    [
      'columns of time of day, race clock, own time and place',
      `Split\tTime Of Day\tTotal\tTime\tPlace\n${lines(
        ENGLISH,
        (name, seconds, index) =>
          `${name}\t${hours(START + clockAt(index))}\t${hours(clockAt(index))}\t${hours(seconds)}\t${101 + index}`,
      )}\nRoxzone Time\t${hours(ROXZONE)}\nFinish\t${hours(START + TOTAL)}\t${hours(TOTAL)}`,
      TOTAL,
    ],
    [
      'the own time before the race clock and a pace, between bars',
      `${lines(ENGLISH, (name, seconds, index) => `| ${index + 1} | ${name} | ${minutes(seconds)} | ${short(clockAt(index))} | 4:41/km | +00:12 |`)}\n| Roxzone | ${minutes(ROXZONE)} |`,
    ],
    [
      'the ways in and out of a station beside it, as on a page with all its tables',
      `${FULL}\nSkiErg In 00:05:06\nSkiErg Out 00:09:41\nRox In 00:04:53\nSled Push In ${hours(START)} 00:16:01`,
    ],
    [
      'a German page',
      `Platz 88\n${plain(GERMAN, hours, '\t')}\nRoxzone Zeit\t${hours(ROXZONE)}\nLaufen gesamt\t00:42:21\nBeste Laufrunde\t00:04:53\nGesamtzeit\t${hours(TOTAL)}`,
      TOTAL,
    ],
    [
      'a French page with no-break spaces and colons',
      `${plain(FRENCH, minutes, '\u00a0:\u202f')}\nTemps Roxzone\u00a0: ${minutes(ROXZONE)}\nTemps total\u00a0: ${short(TOTAL)}`,
      TOTAL,
    ],
    [
      'French names, then place, time and time of day on lines of their own',
      `${lines(FRENCH, (name, seconds, index) => `${name}\n${index + 12}\n${minutes(seconds)}\n${hours(START + clockAt(index))}`)}\nTemps Roxzone\n${minutes(ROXZONE)}`,
    ],
    [
      'tenths after a dot or a comma',
      `${lines(ENGLISH, (name, seconds, index) => `${name} ${minutes(seconds)}${index % 2 ? '.2' : ',4'}`)}\nRoxzone ${minutes(ROXZONE)}.0`,
    ],
    ['Windows lines and the same table twice', `${FULL}\n\n${FULL}`.replaceAll('\n', '\r\n')],
  ])('is read: %s', (_, text, total) => {
    expect(read(text)).toEqual({ seconds: EXPECTED, totalSeconds: total });
  });

  test.each([
    ['has no line', FULL.replace(/^.*Sled Pull.*\n/m, '')],
    ['has a dash', FULL.replace('Sled Pull 00:05:18', 'Sled Pull –')],
    ['has zeros', FULL.replace('Sled Pull 00:05:18', 'Sled Pull 00:00:00')],
  ])('is read without a segment that %s', (_, text) => {
    const others = new Map([...EXPECTED].filter(([id]) => id !== 'sled-pull'));
    expect(read(text)).toEqual({ seconds: others, totalSeconds: undefined });
  });

  test('is read with its penalty, which the finish time has in it', () => {
    const penalty = `${FULL.replace('50m Sled Pull 00:05:18', '$&\nSled Pull Penalty 00:03:00')}\nTotal ${hours(TOTAL)}`;
    expect(read(`${penalty}\nOverall Time ${hours(TOTAL + 180)}`)).toEqual({
      seconds: EXPECTED,
      totalSeconds: TOTAL + 180,
      penaltySeconds: 180,
    });
  });

  test.each<[string, string, readonly string[]]>([
    ['letters in a time', FULL.replace('00:03:02', '00:0x:02'), ['50m Sled Push 00:0x:02']],
    ['a cut time', FULL.replace('00:05:18', '00:05:1'), ['50m Sled Pull 00:05:1']],
    ['75 minutes of an hour', FULL.replace('00:05:18', '00:75:18'), ['50m Sled Pull 00:75:18']],
    ['a damaged line beside a sound one', `${FULL}\nRunning 2 00:06:1`, ['Running 2 00:06:1']],
    ['no time', FULL.replace('Row 00:04:41', 'Row'), ['1000m Row']],
    ['two times for one segment', `${FULL}\nRunning 2 00:06:01`, ['Running 2 00:05:01', 'Running 2 00:06:01']],
    [
      'a damaged column beside a sound one',
      FULL.replace('Running 1 00:04:53', 'Running 1\t00:O4:53\t10:16:53'),
      ['Running 1 00:O4:53 10:16:53'],
    ],
  ])('is refused, by its lines, for %s', (_, text, refused) => {
    expect(read(text)).toEqual({ error: 'lines', lines: refused });
  });

  test.each([
    ['names no segment', 'Rank 12\nOverall Time 1:32:05\nBest Run Lap 04:12\nRunning total 40:01', 'nothing'],
    ['is empty', ' \n', 'nothing'],
    ['is a whole book', `${FULL}\n`.repeat(60), 'too long'],
  ])('is refused when it %s', (_, text, error) => {
    expect(read(text)).toEqual({ error });
  });
});
