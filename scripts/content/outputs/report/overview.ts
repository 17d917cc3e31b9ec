import type { Week } from '../../../../schema/week.ts';
import type { WorkoutPage } from '../../../../schema/workout.ts';
import type { CheckResult } from '../../core.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { phaseNumberOf, routeOf } from '../../kinds.ts';
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
  diagnostics: readonly Diagnostic[];
  names: Names;
}

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
    diagnostics,
    names: new Names(content),
  };
}
