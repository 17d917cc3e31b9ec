import { type BrokenCopy, broken, replace } from '../../../broken-copy.ts';

const WEEK = 'training/phase1/week-01.yaml';
export const suggestedRests: readonly BrokenCopy[] = [
  broken(
    'a day rests otherwise than its suggested workout',
    replace(WEEK, 'suggested: simple', 'suggested: simple\n    rest: 90 s'),
    `${WEEK}:11:11 « 90 s » trouvé, mais la séance conseillée, « Simple », a « 90\u00a0s entre les séries » : retire cette ligne, le repos affiché sera celui de la séance`,
  ),
];
