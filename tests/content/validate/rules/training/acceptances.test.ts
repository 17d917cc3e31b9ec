import { expect, test } from 'vitest';
import { formatLines, formatText } from '../../../../../scripts/content/outputs/format-diagnostics.ts';
import { checkCopy } from '../../../broken-copy.ts';
import { gym, programme, run } from './programme.ts';
import { type Case, expectTold, titled } from './table.ts';
import { PUSH_UPS, SUGGESTED, timed } from './timed-workout.ts';

const accept = (warning: string) => `accepted: [{ warning: ${warning}, reason: "Le stage l'exige." }]`;
const longRun = (fields: string) =>
  programme({ lundi: run(30), jeudi: run(20) }, { mardi: `${run(40)}, ${fields}` }, {});
const move = (warning: string, where: string) =>
  `acceptances: « ${warning} » est à accepter ailleurs dans ce fichier : déplace ces lignes ${where}`;

const CASES: readonly Case[] = [
  ['a warning about a day, accepted there', longRun(accept('run-rise'))],
  [
    'a warning about a week, accepted there',
    programme({ lundi: gym(50) }, { lundi: gym(60), week: `${accept('week-rise')}\n` }, {}),
  ],
  [
    'a warning about a week, accepted on the day that it shows',
    programme({ lundi: gym(50) }, { lundi: `${gym(60)}, ${accept('week-rise')}` }, {}),
    `!week-02.yaml:4:109 ${move('week-rise', 'au début, au niveau de « focus »')}`,
  ],
  [
    'a warning about a day, accepted for the week',
    programme({ lundi: run(30), jeudi: run(20) }, { mardi: run(40), week: `${accept('run-rise')}\n` }, {}),
    `!week-02.yaml:3:23 ${move('run-rise', 'sous « day: mardi »')}`,
  ],
  [
    'a warning about a workout, accepted there',
    [
      ...programme({ lundi: SUGGESTED }, {}),
      ...timed(`estimatedDuration: 40 min, ${PUSH_UPS}, ${accept('workout-minutes')}`),
    ],
  ],
];

test.each(titled(CASES))('%s', (_, example) => expectTold(example));

test('a list tells how to accept its warnings once, and the name of each', async () => {
  const { diagnostics } = await checkCopy(
    programme({ lundi: gym(40, 'difficile'), mardi: gym(40, 'difficile') }, { lundi: gym(95) }, {}),
  );
  const text = formatText(diagnostics, 'content');
  expect(text.match(/Avertissement \([a-z-]+\)/g)).toEqual(['Avertissement (hard-days)', 'Avertissement (week-rise)']);
  expect(text.endsWith('    - warning: NOM\n      reason: ta raison')).toBe(true);
  expect(text.match(/accepted:/g)).toHaveLength(1);
  expect(formatLines(diagnostics, 'content')).toContain(' warning (week-rise) 95 min en tout');
});
