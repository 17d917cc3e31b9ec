import { type Edit, replace } from '../../broken-copy.ts';

/** Parts of `rescheduling`, as YAML inside braces. */
interface Parts {
  rows: string;
  steps: string;
  lastWeeks: number;
  travel: string;
}

const PLAIN: Parts = {
  rows: '{ phases: [1], keep: [lundi], then: [mardi] }',
  steps: '{ days: 1, text: Reprends. }',
  lastWeeks: 1,
  travel: 'text: Cours.',
};

/** The copy has `rescheduling`, from line 29 of training.yaml on, with some parts written otherwise. */
export function rescheduling(parts: Partial<Parts> = {}): Edit {
  const { rows, steps, lastWeeks, travel } = { ...PLAIN, ...parts };
  return replace(
    'training.yaml',
    'workoutSafety:',
    `rescheduling:
  priorities: { columns: [Le moment, L'ordre], rows: [${rows}] }
  moves: { legsToSpecificDays: 2 }
  returns: { columns: [Ton arrêt, Ta reprise], lastWeeks: ${lastWeeks}, steps: [${steps}] }
  absences:
    illness: { text: Dors., doctor: Consulte. }
    injury: { text: Dors., doctor: Consulte. }
    travel: { ${travel} }
    pause: { text: Dors. }
  shortVersions: { minutes: 35, list: { sets: 3, exercises: 3, longRest: 2 min, exercisesAtLongRest: 2 }, circuit: { roundsPercent: 50 } }
workoutSafety:`,
  );
}
