import { DAYS } from '../../../../../schema/vocabulary.ts';
import { add, type Edit, remove, replace } from '../../../broken-copy.ts';

export const LEGS_PAGE = 'training/phase1/lower-body.yaml';
/** Fields of a day that leads to the page for the legs. */
export const LEGS = 'link: /training/phase1/lower-body';
/** The same, with a simulation of the race. */
export const REPETITION = `${LEGS}, suggested: repetition`;

/**
 * The fields of the days that train, as YAML inside braces, and lines for the week; `phase` where a phase begins. The other
 * days rest.
 */
type WeekSketch = Partial<Record<(typeof DAYS)[number], string>> & { week?: string; phase?: number };

const PAGE = `title: Bas du corps
intro: Choisis.
legs: true
warmUp: { duration: 8 min, text: Bouge. }
coolDown: { duration: 5 min, text: Respire. }
options:
  - { id: squats, name: Squats, summary: Une liste., rest: 90 s, exercises: [{ exercise: pompes, sets: 1, reps: 5 }] }
  - id: repetition
    name: Répétition générale
    summary: La course en court.
    rest: aucun
    simulation: true
    exercises: [{ exercise: pompes, sets: 1, reps: 5 }]
`;

export const weekFile = (number: number, phase = 1) =>
  `training/phase${phase}/week-${String(number).padStart(2, '0')}.yaml`;

/** Turns the copy into a programme of these weeks, with the race on the last day. Each day is one line of its week. */
export function programme(...weeks: readonly WeekSketch[]): Edit[] {
  const phases = weeks.map((_, index) => weeks.slice(0, index + 1).findLast(({ phase }) => phase)?.phase ?? 1);
  const sources = weeks.map((sketch, index) => weekSource(index + 1, sketch, index === weeks.length - 1));
  const edits = [remove('training/phase1/upper-body.yaml'), remove(weekFile(1)), remove(weekFile(2))];
  if (sources.some((source) => source.includes(LEGS))) edits.push(add(LEGS_PAGE, PAGE));
  for (const { phase } of weeks) {
    if (phase) edits.push(add(`training/phase${phase}/phase.yaml`, 'name: Suite\naim: Avancer.\nprinciples: [Plus]\n'));
  }
  edits.push(remove('limits.yaml'), add('limits.yaml', limitsSource(phases)));
  return [...edits, ...sources.map((source, index) => add(weekFile(index + 1, phases[index]), source))];
}

function weekSource(number: number, sketch: WeekSketch, isLast: boolean): string {
  const days = DAYS.map((day) => {
    const isRace = isLast && day === 'dimanche';
    const fields =
      sketch[day] ??
      (isRace ? 'type: compétition, intensity: maximale, link: /competition' : 'type: repos, intensity: récupération');
    return `  - { day: ${day}, activity: Essai, ${fields} }\n`;
  });
  return `number: ${number}\nfocus: Essai\n${sketch.week ?? ''}days:\n${days.join('')}`;
}

/** From the phase of each week. */
function limitsSource(weeks: readonly number[]): string {
  const phases = [...new Set(weeks)].map((phase) => {
    const numbers = weeks.flatMap((of, index) => (of === phase ? index + 1 : []));
    return `{ phase: ${phase}, weeks: [${numbers.join(', ')}] }`;
  });
  return `phases: [${phases.join(', ')}]
trainingDays: [${DAYS.join(', ')}]
race: { week: ${weeks.length}, day: dimanche, laps: 2, lapDistance: 1 km, stations: 2 }
workoutCounts: {}
dayDurations: [{ weeks: [1], type: activation, within: 30 min }]
rests: {}
warnings:
  runRise: { percent: 110, minutes: 5, weeks: 4 }
  weekRise: { percent: 110, weeks: 3 }
  restDays: { normal: 1, light: 2, race: 2 }
  lightWeeks: { percent: 75 }
  taper:
    taper: { min: 55, max: 70 }
    race: { min: 25, max: 40 }
  simulation: { days: 14 }
  lastHardDays: { legs: 7, hard: 5 }
`;
}

/**
 * Adds the thresholds of a rule to the limits of {@link programme}, as one line of YAML: `newPhase: { hardDays: 1 }`. For
 * thresholds that are `.optional()`: the limits have none of them, so that they judge the copies of their own rule alone.
 */
export const threshold = (line: string): Edit => replace('limits.yaml', '  simulation:', `  ${line}\n  simulation:`);

/** Late starts of a programme of four weeks; `keep` of the longest. */
export const starts = (keep: string, more = ''): Edit =>
  replace(
    'training.yaml',
    'workoutSafety:',
    `lateStart:\n  intro: Il est tard.\n  starts:\n    - remaining: 3\n      keep: ${keep}\n${more}    - remaining: 2\n      keep: [3, 4]\n    - remaining: 1\n      keep: [4]\nworkoutSafety:`,
  );

export const run = (minutes: number | string) => `type: footing, intensity: facile, duration: ${minutes} min`;
export const gym = (minutes: number, intensity = 'modérée') =>
  `type: force, intensity: ${intensity}, duration: ${minutes} min`;

export const SLED_PAGE = 'training/phase1/traineau.yaml';
/** A page of workouts on the sled and the rower, stations of the race, and the threshold of the rule on technique. */
export const SLED: readonly Edit[] = [
  threshold('technique: { raceShare: 70 }'),
  replace('exercises/strength.yaml', '    name: Pompes\n', '    name: Pompes\n    station: sled-push\n'),
  replace('exercises/strength.yaml', '    name: Planche\n', '    name: Planche\n    station: rameur\n'),
  add(
    SLED_PAGE,
    `title: Traîneau
intro: Choisis.
warmUp: { duration: 8 min, text: Bouge. }
coolDown: { duration: 5 min, text: Respire. }
options:
  - id: apprendre
    name: Apprendre
    summary: Le geste.
    rest: 90 s
    technique: true
    exercises: [{ exercise: pompes, sets: 1, reps: 5, load: { raceShare: 50-60 % } }]
  - id: leger
    name: Traîneau léger
    summary: Sans forcer.
    rest: 90 s
    exercises: [{ exercise: pompes, sets: 1, reps: 5, load: { raceShare: 60 % } }, { exercise: planche, sets: 1, reps: 5 }]
  - id: lourd
    name: Traîneau lourd
    summary: À la charge de course.
    rest: 90 s
    exercises: [{ exercise: pompes, sets: 1, reps: 5, load: { raceShare: 70-100 % } }]
  - id: repetition
    name: Répétition
    summary: La course en court.
    rest: aucun
    simulation: true
    exercises: [{ exercise: pompes, sets: 2, reps: 5 }, { exercise: planche, sets: 1, reps: 5 }]
`,
  ),
];
/** A day of the page above. */
export const sled = (suggested: string, minutes = 60) =>
  `${gym(minutes)}, link: /training/phase1/traineau, suggested: ${suggested}`;
/** Half an hour of running with a test in it, the hard part of it. */
export const TEST = 'type: footing, intensity: difficile, duration: 30 min, pace: footing, test: true';
