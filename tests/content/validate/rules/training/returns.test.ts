import { test } from 'vitest';
import { rescheduling } from '../rescheduling.ts';
import { programme, run } from './programme.ts';
import { type Case, expectTold, titled } from './table.ts';

const ROWS = '{ phases: [1], keep: [lundi], then: [mardi] }';
const FIRST = '{ days: 1, text: Reprends. }';
const back = (step: string, { next = '', lastWeeks = 1, accepted = '' } = {}) =>
  rescheduling({ rows: ROWS, lastWeeks, steps: `${FIRST}, { ${step}, text: Refais.${accepted} }${next}` });

const INTERRUPTED = 'days: 4, repeat: interrompue';
const BEFORE = 'days: 8, repeat: précédente';
const RISE = programme({ lundi: run(30) }, { lundi: run(33) }, { lundi: run(36) }, {});
const NEXT = { next: ', { days: 8, text: Recommence., restart: true }' };

const CASES: readonly Case[] = [
  ['weeks that rise, of which none is repeated', [...RISE, back('days: 4')]],
  [
    'weeks that do not rise',
    [...programme({ lundi: run(30) }, { lundi: run(30) }, { lundi: run(30) }, {}), back(INTERRUPTED)],
  ],
  [
    'a week takes the place of the next, and the one after it rises too much',
    [...RISE, back(INTERRUPTED, NEXT)],
    'training.yaml:32:119 run-rise: semaine 1 refaite à la place de la 2, semaine 3 : lundi, course de 36 min : 35 min au plus, 5 min de plus que la plus longue depuis le début (30 min). Change la reprise',
  ],
  [
    'the same within the last weeks, where nothing is repeated',
    [...RISE, back(INTERRUPTED, { ...NEXT, lastWeeks: 3 })],
  ],
  [
    'the week before the stop takes the place of one of the two after it',
    [...programme({ lundi: run(30) }, { lundi: run(33) }, { lundi: run(33) }, { lundi: run(36) }, {}), back(BEFORE)],
    'training.yaml:32:119 run-rise: semaine 1 refaite à la place de la 3 (et 1 autre), semaine 4 : lundi, course de 36 min : 35 min au plus…',
  ],
  [
    'its cause accepted at the step, and what is left',
    [
      ...RISE,
      back(INTERRUPTED, { ...NEXT, accepted: ', accepted: [{ warning: run-rise, reason: Le stage l’exige. }]' }),
    ],
    'training.yaml:32:119 week-rise: semaine 1 refaite à la place de la 2, semaine 3 : …',
  ],
  [
    'a light week that is repeated, which is meant',
    [
      ...programme({ lundi: run(40) }, { lundi: run(30), week: 'kind: allégée\n' }, { lundi: run(30) }, {}),
      rescheduling({
        rows: `${ROWS}, { week: allégée, keep: [lundi] }`,
        steps: `${FIRST}, { ${INTERRUPTED}, text: Refais. }`,
      }),
    ],
  ],
];

test.each(titled(CASES))('a return from a stop is a programme too: %s', (_, example) => expectTold(example));
