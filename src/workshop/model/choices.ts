import type { Target } from '../../../schema/meta.ts';
import type { Content } from '../../../scripts/content/content.ts';
import { Names } from '../../../scripts/content/outputs/display-names.ts';
import { existingNames } from '../../../scripts/content/outputs/json-schema/existing-names.ts';

/** What a field may name: the value in the file, and what coaches know it by. */
export interface Choice {
  value: string;
  label: string;
  /** Of a workout: the route of its page. */
  page?: string;
}

export type Choices = Readonly<Record<Target, readonly Choice[]>>;

/** The names that exist in the content; those of files that can't be read now are the `former` ones. */
export function choicesOf(content: Content, former?: Choices): Choices {
  const { routes, named, workouts } = existingNames(content);
  const names = new Names(content);
  const routeChoice = (route: string) => ({
    value: route,
    label: screenTitle(content, route) ?? names.of('route', route),
  });
  const list = (target: Target) =>
    named[target]?.map(({ id, label }) => ({ value: id, label })) ?? former?.[target] ?? [];
  return {
    route: routes.map(routeChoice),
    workoutPage: [...workouts.keys()].map(routeChoice),
    workout: [...workouts].flatMap(
      ([page, options]) =>
        options?.map(({ id, label }) => ({ value: id, label, page })) ??
        former?.workout.filter((choice) => choice.page === page) ??
        [],
    ),
    exercise: list('exercise'),
    station: list('station'),
    division: list('division'),
    pace: list('pace'),
    warning: list('warning'),
  };
}

function screenTitle(content: Content, route: string): string | undefined {
  const phase = /^\/training\/phase(\d)$/.exec(route)?.[1];
  if (phase) return `Phase ${phase}`;
  const screen = content.entries.find(({ kind }) => `/${kind}` === route)?.value;
  const title: unknown = Object(screen).title;
  return typeof title === 'string' ? title : undefined;
}
