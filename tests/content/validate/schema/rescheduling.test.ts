import { expect, test } from 'vitest';
import { checkCopy } from '../../broken-copy.ts';
import { rescheduling } from '../rules/rescheduling.ts';

const steps = (...later: string[]) => rescheduling({ steps: ['{ days: 1, text: Reprends. }', ...later].join(', ') });
const rows = (fields: string) => rescheduling({ rows: `{ ${fields}, keep: [lundi, mardi] }` });

test.each([
  [
    'no stop of one day',
    rescheduling({ steps: '{ days: 2, text: Oui. }' }),
    'le premier palier commence à 1 jour d’arrêt',
  ],
  [
    'stops out of order',
    steps('{ days: 8, text: Oui. }', '{ days: 4, text: Oui. }'),
    'chaque palier commence après le précédent',
  ],
  [
    'a new start that repeats a week',
    steps('{ days: 8, text: Oui., repeat: précédente, restart: true }'),
    'qui repart à zéro suit les semaines qui restent : garde restart seul',
  ],
  [
    'a new start after a shorter stop',
    steps('{ days: 4, text: Oui., restart: true }', '{ days: 8, text: Oui. }'),
    'après un plus long arrêt, on ne reprend pas le programme : restart va au dernier palier',
  ],
  [
    'lighter weeks after a full one',
    steps('{ days: 4, text: À RPE 7., following: { weeks: 1, lighter: { fewerSets: 1, maxRpe: 7 } } }'),
    'la reprise n’est pas allégée, et la suite l’est : ajoute lighter',
  ],
  [
    'a text without its RPE',
    steps('{ days: 4, text: À RPE 7., lighter: { fewerSets: 1, maxRpe: 6 } }'),
    'le texte ne dit pas « RPE 6 », et la dose allégée oui',
  ],
  [
    'a text with another share',
    steps('{ days: 4, text: "Courses à −130 %.", shorter: 30 }'),
    'le texte ne dit pas « 30 % », et shorter oui',
  ],
  [
    'a row for phases and for a kind of week',
    rows('phases: [1], week: course'),
    'garde phases ou week : une ligne vaut pour les unes ou pour les autres',
  ],
  ['a row for nothing', rows('then: [jeudi]'), 'ligne sans semaines : ajoute phases, comme [2, 3], ou week'],
])('%s', async (_what, edit, message) => {
  const { diagnostics } = await checkCopy([edit]);
  expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([message]);
});
