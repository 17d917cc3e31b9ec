import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const PAGE = 'training/phase1/upper-body.yaml';

export const rests: readonly BrokenCopy[] = [
  broken(
    'a rest is shorter than agreed',
    replace(PAGE, 'rest: 90 s\n', 'rest: 60 s\n'),
    'training/phase1/upper-body.yaml:24:11 « 60 s » trouvé, prévu : 90 s sur cette page (limits.yaml). Change ce repos ou, si les coachs sont d’accord, la limite',
  ),
  broken(
    'a rest between rounds is longer than agreed',
    replace('training/phase1/upper-body.yaml', '- rounds: 2\n', '- rounds: 2\n        rest: 30 min\n'),
    'training/phase1/upper-body.yaml:27:15 « 30 min » trouvé, prévu : 90 s sur cette page (limits.yaml). Change ce repos ou, si les coachs sont d’accord, la limite',
  ),
  broken(
    'a day promises another rest than the page that it leads to, and suggests no workout',
    replace('training/phase1/week-01.yaml', 'suggested: simple', 'rest: 2 min entre les séries'),
    'training/phase1/week-01.yaml:10:11 « 2 min entre les séries » trouvé, prévu : 90 s sur la page /training/phase1/upper-body (limits.yaml). Change ce repos ou, si les coachs sont d’accord, la limite',
  ),
];
