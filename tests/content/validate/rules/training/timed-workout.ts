import { add, type Edit, replace } from '../../../broken-copy.ts';

/** In round figures: 10 s and 20 s for a repetition, 10 min and 20 min for a kilometre. */
const ESTIMATES = `timeEstimates:
  athletes: 1 h 30 à 2 h
  work:
    - { reps: 1, time: 10-20 s }
    - { distance: 1 km, time: 10-20 min }
    - { exercise: planche, reps: 1, time: 30-40 s }
  set: 30-60 s
  change: 1-2 min
  transition: 30-60 s
  intervals: { warmUp: 10 min, kilometre: 5-6 min, coolDown: 3 min }
warnings:
`;

export const TIMED_PAGE = 'training/phase1/essai.yaml';
/** Fields of a day that suggests the workout. */
export const SUGGESTED = 'type: force, intensity: modérée, link: /training/phase1/essai, suggested: essai';

/** 24 to 28 min: 15 + 3 × (1 to 2 of work, and 0.5 to 1 to take up the weights) + 2 × 2 of rest. */
export const PUSH_UPS = 'rest: 2 min entre les séries, exercises: [{ exercise: pompes, sets: 3, reps: 6 }]';

export const withEstimates = replace('limits.yaml', 'warnings:\n', ESTIMATES);

/** Limits with estimates, and a workout on a page with 10 min of warm-up and 5 min of cool-down. */
export const timed = (workout: string): Edit[] => [
  withEstimates,
  add(
    TIMED_PAGE,
    `title: Essai
intro: Choisis.
warmUp: { duration: 10 min, text: Bouge. }
coolDown: { duration: 5 min, text: Respire. }
options:
  - { id: essai, name: Essai, summary: Une liste., ${workout} }
`,
  ),
];
