import { describe, expect, test } from 'vitest';
import type { LoggedSession, LoggedSet } from '../../src/journal/model/entry.ts';
import { journalCsv } from '../../src/journal/model/journalCsv.ts';
import { weeksUntil, weekToShare } from '../../src/journal/model/pastWeeks.ts';
import { stationTest } from '../../src/journal/model/stationTest.ts';
import { weekSummary } from '../../src/journal/model/weekSummary.ts';
import { undatedWeek } from '../../src/schedule/model/day.ts';
import { scheduleOf } from '../../src/schedule/model/schedule.ts';
import { programme } from '../fixtures/generated/programme.ts';

/** A samedi: week 12 ends on dimanche 18 April, week 1 began on lundi 25 January. */
const TODAY = '2027-02-13';
const WEEKS = programme.phases.flatMap(({ weeks }) => weeks.map(undatedWeek));
const SCHEDULE = scheduleOf({ date: '2027-04-18', startedOn: '2027-01-25' }, WEEKS);
const session = (on: string, fields: Partial<LoggedSession> = {}): LoggedSession => ({
  id: `${on} ${fields.name}`,
  changedAt: 0,
  kind: 'workout',
  on,
  name: 'Pousser et tirer',
  ...fields,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const SQUAT = { exercise: 'goblet-squat', name: 'Goblet squat' };
const ROWING = { exercise: 'rowing', name: 'Rowing haltère' };

const MONDAY = session('2027-02-08', {
  day: '3-lundi',
  seconds: 3120,
  rpe: 7,
  note: 'Épaule un peu raide',
  sets: [
    { ...SQUAT, reps: 10, kg: 20, rpe: 6 },
    { ...SQUAT, reps: 10, kg: 20, rpe: 7, note: 'dos rond' },
    { ...ROWING, reps: 10, kg: 22.5 },
    { exercise: 'planche', name: 'Gainage sur les genoux', isAlternative: true, seconds: 30 },
    { exercise: 'rouleau', name: 'Rouleau' },
  ],
});
const TUESDAY = session('2027-02-09', {
  kind: 'run',
  name: 'Footing',
  day: '3-mardi',
  meters: 5200,
  seconds: 1872,
  rpe: 4,
});

describe('the summary of a week', () => {
  const [week] = weeksUntil(SCHEDULE, [], TODAY);
  const summary = (sessions: LoggedSession[], done = {}, today = TODAY) =>
    plain(weekSummary({ week: week ?? { from: '', to: '' }, sessions, done, today }));

  test('counts stations that were timed alone apart from sessions', () => {
    const skiErg = session('2027-02-09', stationTest({ id: 'skierg', name: 'SkiErg' }, 'SkiErg', 270, '2027-02-09'));
    const heading = (...sessions: LoggedSession[]) =>
      plain(weekSummary({ week: { from: '2027-02-08', to: '2027-02-14' }, sessions, done: {}, today: TODAY })).split(
        '\n\n',
      )[0];
    expect(heading(MONDAY, skiErg, { ...skiErg, id: 'later' })).toMatch(/\n1 séance et 2 repères$/);
    expect(heading(skiErg)).toMatch(/\n1 repère$/);
  });

  test('counts against the plan, then tells each day, what was left out and what is to come', () => {
    expect(summary([TUESDAY, MONDAY], { '3-mercredi': { on: '2027-02-10' }, '3-mardi': {} })).toBe(
      `Semaine du 8 au 14 février (semaine 3 du programme)
3 séances sur 6

Lundi 8 : Pousser et tirer, 52 min, RPE 7
- Goblet squat : 2 × 10 × 20 kg, RPE 6–7 (dos rond)
- Rowing haltère : 10 × 22,5 kg
- Gainage sur les genoux : 30 s
- Rouleau : 1 série
Note : Épaule un peu raide

Mardi 9 : Footing, 5,2 km en 31:12, soit 6:00/km, RPE 4

Mercredi 10 : Bas du corps

Pas fait : Footing (jeudi), Spécifique HYROX (vendredi)
À venir : Sortie longue (dimanche)`,
    );
  });

  test('tells what was moved, what was let go, and why days were missed', () => {
    const changed = (week?.plan?.days ?? []).map((day) => ({
      ...day,
      ...(day.id === '3-lundi' && { leftOut: 'let-go' as const }),
      ...(day.id === '3-mardi' && { leftOut: 'illness' as const }),
      ...(day.id === '3-mercredi' && { movedFrom: day.date, day: 'samedi' as const, date: '2027-02-13' }),
    }));
    const plan = week?.plan && { ...week.plan, days: changed };
    const text = plain(
      weekSummary({ week: { from: '2027-02-08', to: '2027-02-14', plan }, sessions: [], done: {}, today: TODAY }),
    );
    expect(text).toContain(`
Laissé : Haut du corps (lundi)
Maladie : Footing (mardi)
`);
    expect(text).toMatch(/\nDéplacé : Bas du corps \(mercredi 10 → samedi 13\)$/);
  });

  test('tells the sets of an exercise that were left out, unless another one took their place', () => {
    const squat = { ...SQUAT, reps: 10, kg: 20, prescribedSets: 4 };
    const instead = { ...squat, name: 'Squat', kg: undefined, isAlternative: true };
    const told = (sets: LoggedSet[]) => summary([{ ...MONDAY, sets }]);
    expect(told([squat, { ...squat, rpe: 8, note: 'dos rond' }])).toContain(
      '- Goblet squat : 2 × 10 × 20 kg, 2 séries sur 4, RPE 8 pour 1 série sur 2 (dos rond)\n',
    );
    expect(told([squat])).toContain('- Goblet squat : 10 × 20 kg, 1 série sur 4\n');
    // One more than was asked for.
    expect(told(Array(5).fill(squat))).toContain('- Goblet squat : 5 × 10 × 20 kg\n');
    expect(told([squat, squat, squat, instead])).toContain(
      '- Goblet squat : 3 × 10 × 20 kg\n- Squat : 10 répétitions\n',
    );
  });

  test('a workout that was ended early is neither done nor left out', () => {
    const early = session('2027-02-11', { name: 'Bases du squat', partOf: '3-mercredi' });
    const text = summary([early]);
    expect(text).toContain('0 séance sur 6');
    expect(text).toContain('Jeudi 11 : Bases du squat');
    expect(text).toContain('En partie : Bas du corps (mercredi)\n');
    expect(text).toContain('Pas fait : Haut du corps (lundi), ');
    expect(text.match(/Bas du corps/g)).toHaveLength(1);
  });

  test('a simulation is told once, by its splits, and by what its sets say beyond them', () => {
    const splits = [
      { kind: 'run' as const, id: 'lap-1', name: 'Tour 1', seconds: 190, meters: 600 },
      { kind: 'station' as const, id: 'skierg', name: 'SkiErg', seconds: 180, meters: 600 },
      { kind: 'station' as const, id: 'burpees', name: 'Burpees', seconds: 60 },
    ];
    const sets = [
      { exercise: 'course', name: 'Course', meters: 600, seconds: 191, split: 0 },
      { exercise: 'burpees', name: 'Burpees', split: 2 },
      // One more, added afterwards; one that was ticked ahead has no figure.
      { exercise: 'skierg', name: 'SkiErg', meters: 600, seconds: 240 },
      { exercise: 'skierg', name: 'SkiErg', meters: 600, seconds: 180, split: 1 },
      { exercise: 'wall-balls', name: 'Wall balls' },
      { exercise: 'sled-push', name: 'Sled push', meters: 25, seconds: 90, kg: 150 },
    ];
    expect(summary([session('2027-02-12', { name: 'Simulation', seconds: 3000, splits, sets })])).toContain(
      `Vendredi 12 : Simulation, 7:10
- SkiErg : 600 m en 4:00
- Wall balls : 1 série
- Sled push : 25 m en 1:30 avec 150 kg
- Tour 1 : 600 m en 3:10
- SkiErg : 600 m en 3:00
- Burpees : 1:00

`,
    );
  });

  test('without a plan it tells what was done', () => {
    const [, last] = weeksUntil(undefined, [session('2026-12-30', { meters: 400 })], '2027-01-07');
    const splits = [{ kind: 'station' as const, id: 'skierg', name: 'SkiErg', seconds: 275.4 }];
    const race = session('2026-12-31', { kind: 'race', name: 'Course', seconds: 5525, splits });
    const text = weekSummary({ week: last ?? { from: '', to: '' }, sessions: [race], done: {}, today: '2027-01-07' });
    expect(plain(text)).toBe(`Semaine du 28 décembre au 3 janvier
1 séance

Jeudi 31 : Course, 1:32:05
- SkiErg : 4:35`);
  });
});

describe('the weeks to share', () => {
  const spans = (...args: Parameters<typeof weeksUntil>) =>
    weeksUntil(...args).map(({ from, to, plan }) => `${from}/${to} ${plan?.number ?? ''}`.trim());

  test('are this one, those of the programme until now and every other with a session, newest first', () => {
    expect(spans(SCHEDULE, [{ on: '2027-01-06' }, { on: '2027-01-03' }], TODAY)).toEqual([
      '2027-02-08/2027-02-14 3',
      '2027-02-01/2027-02-07 2',
      '2027-01-25/2027-01-31 1',
      '2027-01-04/2027-01-10',
      '2026-12-28/2027-01-03',
    ]);
  });

  test('begin with this one; with the one just before while only that has something', () => {
    const shared = (on: string[], done = {}) => {
      const sessions = on.map((date) => ({ on: date }));
      return weekToShare(weeksUntil(SCHEDULE, sessions, TODAY), sessions, done)?.from;
    };
    expect(shared([])).toBe('2027-02-08');
    expect(shared(['2027-02-06'])).toBe('2027-02-01');
    expect(shared([], { '2-lundi': {} })).toBe('2027-02-01');
    // A day that is done without notes.
    expect(shared(['2027-02-06'], { '3-lundi': {} })).toBe('2027-02-08');
    // Two weeks ago: a planned week says what was left out, any other one would be empty.
    expect(shared(['2027-01-26'])).toBe('2027-02-08');
    const november = [{ on: '2026-11-20' }, { on: '2026-11-12' }];
    expect(weekToShare(weeksUntil(undefined, november, TODAY), november, {})?.from).toBe('2026-11-16');
  });
});

describe('the journal as a table', () => {
  const HEADER =
    'Date;Type;Séance;Ligne;Exercice;Remplaçant;Série;Répétitions;Charge (kg);Distance (m);Temps (s);Plan (s);Allure;RPE;Note;Jour du programme';
  const rows = (sessions: LoggedSession[]) => journalCsv(sessions).split('\r\n');

  test('begins with a byte order mark and its columns, and ends each line as RFC 4180 says', () => {
    expect(journalCsv([])).toBe(`\ufeff${HEADER}\r\n`);
  });

  test('has a row for each session, set and split, the oldest first', () => {
    const simulation = session('2027-04-02', {
      name: 'Simulation',
      partOf: '12-vendredi-2',
      splits: [
        { kind: 'run', id: 'course', name: 'Course 1', seconds: 251.25, meters: 1000, targetSeconds: 245 },
        { kind: 'station', id: 'sled-push', name: 'Sled push', seconds: 90, meters: 50 },
        { kind: 'station', id: 'wall-balls', name: 'Squats sautés', seconds: 300, reps: 60, isAlternative: true },
      ],
      // What was pushed has no pace.
      sets: [{ exercise: 'sled-push', name: 'Sled push', meters: 50, seconds: 90, kg: 102 }],
    });
    expect(rows([simulation, TUESDAY, MONDAY])).toEqual([
      `\ufeff${HEADER}`,
      '2027-02-08;Séance;Pousser et tirer;Séance;;;;;;;3120;;;7;Épaule un peu raide;"Semaine 3, lundi"',
      '2027-02-08;Séance;Pousser et tirer;Série;Goblet squat;;1;10;20;;;;;6;;"Semaine 3, lundi"',
      '2027-02-08;Séance;Pousser et tirer;Série;Goblet squat;;2;10;20;;;;;7;dos rond;"Semaine 3, lundi"',
      '2027-02-08;Séance;Pousser et tirer;Série;Rowing haltère;;1;10;22,5;;;;;;;"Semaine 3, lundi"',
      '2027-02-08;Séance;Pousser et tirer;Série;Gainage sur les genoux;oui;1;;;;30;;;;;"Semaine 3, lundi"',
      '2027-02-08;Séance;Pousser et tirer;Série;Rouleau;;1;;;;;;;;;"Semaine 3, lundi"',
      '2027-02-09;Course à pied;Footing;Séance;;;;;;5200;1872;;6:00/km;4;;"Semaine 3, mardi"',
      '2027-04-02;Séance;Simulation;Séance;;;;;;;;;;;;"Semaine 12, vendredi (en partie)"',
      '2027-04-02;Séance;Simulation;Série;Sled push;;1;;102;50;90;;;;;"Semaine 12, vendredi (en partie)"',
      '2027-04-02;Séance;Simulation;Passage;Course 1;;;;;1000;251,25;245;4:11/km;;;"Semaine 12, vendredi (en partie)"',
      '2027-04-02;Séance;Simulation;Passage;Sled push;;;;;50;90;;;;;"Semaine 12, vendredi (en partie)"',
      '2027-04-02;Séance;Simulation;Passage;Squats sautés;oui;;60;;;300;;;;;"Semaine 12, vendredi (en partie)"',
      '',
    ]);
  });

  test.each([
    ['deux ; trois', '"deux ; trois"'],
    ['dit « "oui" »', '"dit « ""oui"" »"'],
    // A spreadsheet would compute these.
    ['=HYPERLINK("https://example.org")', `"'=HYPERLINK(""https://example.org"")"`],
    ['-1 rép.', "'-1 rép."],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    // Where commas or tabs part cells, one after them would be a formula.
    ['Squat,=1+1', '"Squat,=1+1"'],
    ['1+1', '1+1'],
  ])('writes the note %j as %s', (note, cell) => {
    expect(journalCsv([session('2027-02-08', { note })])).toContain(`;${cell};\r\n`);
  });
});
