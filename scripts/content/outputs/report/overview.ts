import type { Figure } from '../../../../schema/figure.ts';
import type { Duration } from '../../../../schema/quantity.ts';
import type { DayEntry, Week } from '../../../../schema/week.ts';
import type { WorkoutOption, WorkoutPage } from '../../../../schema/workout.ts';
import type { Content } from '../../content.ts';
import type { CheckResult } from '../../core.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { shownFigures } from '../../figures.ts';
import { phaseNumberOf, routeOf } from '../../kinds.ts';
import { knownWeekMinutes, loadScaleOf, weekLoad } from '../../validate/rules/training/volume.ts';
import { type ProgrammeWeek, WeekSequence } from '../../validate/rules/training/week-sequence.ts';
import { type ComputedMinutes, computedDayMinutes, computedWorkoutMinutes } from '../../workout-time.ts';
import { Names } from '../display-names.ts';

/** What the page shows: the programme as far as it is valid, and what is said against it. */
export interface Overview {
  /** What the product is called; undefined when app.yaml can't be read. */
  name: string | undefined;
  /** In order, those of files that are not valid left out. */
  weeks: readonly Week[];
  /** As the weeks lead to them. */
  workouts: readonly { phase: number; route: string; page: WorkoutPage }[];
  exerciseCount: number;
  /** Minutes × RPE by the number of the week, where they are known. */
  loads: ReadonlyMap<number, number>;
  wholeProgramme: KeptWeeks;
  lateStarts: readonly KeptWeeks[];
  computed: Computed;
  diagnostics: readonly Diagnostic[];
  names: Names;
  /** By the ids of the exercises. */
  figures: ReadonlyMap<string, Figure>;
}

/** The programme, or what a late start keeps of it: the minutes of its weeks, and the warnings that coaches accept. */
export interface KeptWeeks {
  /** How many weeks a late start has; the whole programme is « toutes ». */
  label: number | 'toutes';
  /** By the number of the week. */
  minutes: ReadonlyMap<number, number>;
  /** Of a late start, only its own. */
  accepted: readonly { where?: string; warning: string; reason: string }[];
}

/** Minutes computed from the doses, for the athletes of the estimates; undefined without estimates. */
export interface Computed {
  /** Race times of the two, the faster one first. */
  athletes: Duration | undefined;
  ofWorkout: (option: WorkoutOption, page: WorkoutPage) => ComputedMinutes | undefined;
  ofDay: (day: DayEntry, week: Week) => ComputedMinutes | undefined;
}

function wholeProgrammeOf(content: Content, weeks: readonly Week[]): KeptWeeks {
  const acceptedIn = (where: string, { accepted }: Pick<Week, 'accepted'>) =>
    (accepted ?? []).map((acceptance) => ({ where, ...acceptance }));
  return {
    label: 'toutes',
    minutes: byWeekNumber(new WeekSequence(content, new Set()), knownWeekMinutes),
    accepted: [
      ...weeks.flatMap((week) => [
        ...acceptedIn(`S${week.number}`, week),
        ...week.days.flatMap((day) => acceptedIn(`S${week.number} ${day.day}`, day)),
      ]),
      ...content
        .valid('workoutPage')
        .flatMap(({ value }) => value.options.flatMap((option) => acceptedIn(option.name, option))),
    ],
  };
}

const lateStartsOf = (content: Content): KeptWeeks[] =>
  (content.one('training')?.lateStart?.starts ?? []).map(({ remaining, keep, accepted = [] }) => ({
    label: remaining,
    minutes: byWeekNumber(new WeekSequence(content, new Set(), keep), knownWeekMinutes),
    accepted,
  }));

function computedOf(content: Content): Computed {
  const estimates = content.one('limits')?.timeEstimates;
  return {
    athletes: estimates?.athletes,
    ofWorkout: (option, page) => estimates && computedWorkoutMinutes(option, page, estimates),
    ofDay: (day, week) => computedDayMinutes(day, week, content),
  };
}

/** The amounts that are known, by the numbers of their weeks. */
const byWeekNumber = ({ weeks }: WeekSequence, amountOf: (week: ProgrammeWeek) => number | undefined) =>
  new Map(
    weeks.flatMap((week): [number, number][] => {
      const amount = amountOf(week);
      return amount === undefined ? [] : [[week.value.number, amount]];
    }),
  );

export function overviewOf({ content, diagnostics }: CheckResult): Overview {
  const weeks = content
    .valid('week')
    .map(({ value }) => value)
    .sort((a, b) => a.number - b.number);
  const links = weeks.flatMap(({ days }) => days.map(({ link }) => link));
  const turnOf = (route: string) => (links.includes(route) ? links.indexOf(route) : links.length);
  return {
    name: content.one('app')?.name,
    weeks,
    workouts: content
      .valid('workoutPage')
      .map(({ file, value }) => ({ phase: phaseNumberOf(file), route: routeOf(file), page: value }))
      .sort((a, b) => a.phase - b.phase || turnOf(a.route) - turnOf(b.route)),
    exerciseCount: content.valid('exerciseFamily').reduce((sum, { value }) => sum + value.exercises.length, 0),
    loads: byWeekNumber(new WeekSequence(content, new Set()), (week) => weekLoad(week, loadScaleOf(content))),
    wholeProgramme: wholeProgrammeOf(content, weeks),
    lateStarts: lateStartsOf(content),
    computed: computedOf(content),
    diagnostics,
    names: new Names(content),
    figures: shownFigures(content),
  };
}
