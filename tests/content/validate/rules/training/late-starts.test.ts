import { test } from 'vitest';
import { replace } from '../../../broken-copy.ts';
import { gym, programme, run, SLED, sled, starts } from './programme.ts';
import { type Case, expectTold, titled } from './table.ts';

const WEEKS = programme({ lundi: run(30) }, { lundi: run(33) }, { lundi: run(36) }, {});
const ACCEPTED = (warning: string) => `      accepted: [{ warning: ${warning}, reason: Le stage l'exige. }]\n`;

const CASES: readonly Case[] = [
  ['weeks that rise as in the whole programme', [...WEEKS, starts('[2, 3, 4]')]],
  [
    'a rise over a week that is left out, told at the run that causes it',
    [...WEEKS, starts('[1, 3, 4]')],
    'training.yaml:33:13 run-rise: avec 3 semaines, semaine 3 : lundi, course de 36 min : 35 min au plus, 5 min de plus que la plus longue depuis le début (30 min). Garde d’autres semaines',
  ],
  [
    'the cause accepted at the start, and what is left',
    [...WEEKS, starts('[1, 3, 4]', ACCEPTED('run-rise'))],
    'training.yaml:33:13 week-rise: avec 3 semaines, semaine 3 : 36 min de course à pied (33 au plus) et 36 min en tout…',
  ],
  [
    'a week that the whole programme has a warning about, told there',
    [...programme({ lundi: run(30) }, { lundi: run(30) }, { lundi: run(60) }, {}), starts('[1, 3, 4]')],
    'week-03.yaml:4:80 run-rise: …',
  ],
  [
    'the same in two starts, told once',
    [
      ...programme({ lundi: gym(30) }, { lundi: sled('apprendre', 30) }, { lundi: sled('lourd', 30) }, {}),
      ...SLED,
      starts('[1, 3, 4]'),
    ],
    'training.yaml:33:13 technique: avec 3 semaines (et 1 autre), semaine 3 : lundi, Sled push…',
  ],
  [
    'an acceptance at another start',
    [
      ...WEEKS,
      starts('[1, 3, 4]'),
      replace('training.yaml', '      keep: [4]\n', `      keep: [4]\n${ACCEPTED('run-rise')}`),
    ],
    '!training.yaml:38:29 acceptances: « run-rise » est à accepter ailleurs dans ce fichier : déplace ces lignes sous « remaining: 3 »',
  ],
];

test.each(titled(CASES))('a late start is a programme too: %s', (_, example) => expectTold(example));
