import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
const resting = (rest: string) => replace(WEEK, 'suggested: simple', `suggested: simple\n    rest: ${rest}`);
const contradiction = (rest: string) =>
  `${WEEK}:11:11 « ${rest} » trouvé, mais la séance conseillée, « Simple », a « 90\u00a0s entre les séries » : retire cette ligne, le repos affiché sera celui de la séance`;

export const suggestedRests: readonly BrokenCopy[] = [
  broken(
    'a day rests longer than its suggested workout',
    resting('2 min entre les séries'),
    contradiction('2 min entre les séries'),
  ),
  broken('a day rests at other moments than its suggested workout', resting('90 s'), contradiction('90 s')),
];
