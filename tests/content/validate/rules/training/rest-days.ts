import { type BrokenCopy, replace } from '../../../broken-copy.ts';
import { accepting, atThreshold, gym, programme } from './programme.ts';

const SIX_DAYS = {
  lundi: gym(20),
  mardi: gym(20),
  mercredi: gym(20),
  jeudi: gym(20),
  vendredi: gym(20),
  samedi: gym(20),
};

const warning = (found: number, least: string) =>
  `avertissement, jours de repos : ${found}, au moins ${least}. Remplace une séance par un repos (type: repos) : le corps progresse en récupérant (usage des coachs)${accepting('la semaine', 'rest-days')}`;

export const restDays: readonly BrokenCopy[] = [
  {
    what: 'a week without a rest day',
    edits: programme({ ...SIX_DAYS, dimanche: gym(20) }, {}),
    diagnostics: [`training/phase1/week-01.yaml:3:1 ${warning(0, '1 dans une semaine')}`],
  },
  {
    what: 'a light week with one rest day',
    edits: programme({ ...SIX_DAYS, week: 'kind: allégée\n' }, {}),
    diagnostics: [`training/phase1/week-01.yaml:4:1 ${warning(1, '2 dans une semaine de type « allégée »')}`],
  },
  {
    what: 'the week of the race with one rest day',
    edits: programme({ ...SIX_DAYS, lundi: 'type: repos, intensity: récupération', week: 'kind: course\n' }),
    diagnostics: [`training/phase1/week-01.yaml:4:1 ${warning(1, '2 dans une semaine de type « course »')}`],
  },
  ...atThreshold(
    programme({ lundi: gym(20) }, {}),
    replace('limits.yaml', 'normal: 1', 'normal: 7'),
    /week-01\.yaml\S+ avertissement, jours de repos : 6, au moins 7 dans une semaine\./,
    /week-02\.yaml\S+ avertissement, jours de repos : 6, au moins 7 dans une semaine\./,
  ),
];
