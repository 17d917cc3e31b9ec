import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';
import { CORE_DAY } from '../core-page.ts';

const WEEK = 'training/phase1/week-01.yaml';

export const suggestedWorkouts: readonly BrokenCopy[] = [
  broken(
    'a suggested workout does not exist',
    replace(WEEK, 'suggested: simple', 'suggested: double'),
    'training/phase1/week-01.yaml:10:16 séance inconnue « double » : choisis parmi celles de /training/phase1/upper-body, simple, circuit',
  ),
  broken(
    'a suggested workout without a link',
    replace(WEEK, '    link: /training/phase1/upper-body\n', ''),
    'training/phase1/week-01.yaml:9:16 « simple » est conseillée sans page : ajoute link à ce jour',
  ),
  broken(
    'a suggested workout on a day that links to a screen',
    replace('training/phase1/week-02.yaml', 'link: /competition', 'link: /competition\n    suggested: simple'),
    'training/phase1/week-02.yaml:36:16 « simple » est conseillée, mais /competition n’est pas une page de séances : retire l’un ou change l’autre',
  ),
  broken(
    'a link leads to another page than that of the suggested workout',
    [...CORE_DAY, replace(WEEK, 'link: /training/phase1/upper-body', 'link: /training/phase1/core')],
    `${WEEK}:9:11 « simple » est une séance de /training/phase1/upper-body, pas de /training/phase1/core : corrige link, ou conseille une séance de cette page-là (voulais-tu dire « /training/phase1/upper-body » ?)`,
  ),
  broken(
    'a suggested workout is one of another page, and other days of this name lead to the right one',
    [...CORE_DAY, replace(WEEK, 'suggested: simple', 'suggested: gainage')],
    `${WEEK}:10:16 « gainage » est une séance de /training/phase1/core, séances de /training/phase1/upper-body : simple, circuit. Change suggested, ou link`,
  ),
];
