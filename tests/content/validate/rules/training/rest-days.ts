import { gym, programme } from './programme.ts';
import type { Case } from './table.ts';

const FIVE_DAYS = { mardi: gym(20), mercredi: gym(20), jeudi: gym(20), vendredi: gym(20), samedi: gym(20) };
const SIX_DAYS = { ...FIVE_DAYS, lundi: gym(20) };

export default [
  [
    'a week without a rest day',
    programme({ ...SIX_DAYS, dimanche: gym(20) }, {}),
    'week-01.yaml:3:1 rest-days: 0 jour de repos, 1 au moins dans une semaine. Remplace une séance par un repos (type: repos)',
  ],
  [
    'a light week with one',
    programme({ ...SIX_DAYS, week: 'kind: allégée\n' }, {}),
    'week-01.yaml:4:1 rest-days: 1 jour de repos, 2 au moins dans une semaine « allégée ». Remplace une séance par un repos (type: repos)',
  ],
  [
    'the week of the race with one',
    programme({ ...FIVE_DAYS, week: 'kind: course\n' }),
    'week-01.yaml:4:1 rest-days: 1 jour de repos, …',
  ],
  ['a week with one', programme(SIX_DAYS, {})],
] satisfies Case[];
