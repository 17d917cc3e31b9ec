import type { Target } from '../../../schema/meta.ts';
import type { Content } from '../../../scripts/content/content.ts';
import { countsOf } from '../../../scripts/content/counts.ts';
import { Names } from '../../../scripts/content/outputs/display-names.ts';
import { existingNames } from '../../../scripts/content/outputs/json-schema/existing-names.ts';

/** What a field may name: the value in the file, and what coaches know it by. */
export interface Choice {
  value: string;
  label: string;
  /** Of a workout: the route of its page. */
  page?: string;
}

export type Choices = Readonly<Record<Target | 'citation', readonly Choice[]>>;

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
    citation:
      content.entries.some(({ value }) => value === undefined) && former ? former.citation : citationsOf(content),
  };
}

/** What a text may cite by its id, as the app then shows it. */
function citationsOf(content: Content): Choice[] {
  const weeks = content
    .valid('week')
    .toSorted((a, b) => a.value.number - b.value.number)
    .map(({ value: { id, number, focus } }) => ({
      value: `{semaine ${id ?? number}}`,
      label: `semaine ${number} – ${focus}`,
    }));
  const counts = [...(countsOf(content) ?? [])].map(([name, numbers]) => ({
    value: `{nombre ${name}}`,
    label: `nombre\u00a0: ${name} – ${numbers.join(' à ')}`,
  }));
  const workouts = content.valid('workoutPage').flatMap(({ value }) => value.options);
  // An id that pages share says no name.
  const named = workouts.filter(({ id }) => workouts.filter((other) => other.id === id).length === 1);
  const exercises = content.valid('exerciseFamily').flatMap(({ value }) => value.exercises);
  return [
    ...weeks,
    ...counts,
    ...named.map(({ id, name }) => ({ value: `{séance ${id}}`, label: `séance – ${name}` })),
    ...exercises.map(({ id, name }) => ({ value: `{exercice ${id}}`, label: `exercice – ${name}` })),
  ];
}

function screenTitle(content: Content, route: string): string | undefined {
  const phase = /^\/training\/phase(\d)$/.exec(route)?.[1];
  if (phase) return `Phase ${phase}`;
  const screen = content.entries.find(({ kind }) => `/${kind}` === route)?.value;
  const title: unknown = Object(screen).title;
  return typeof title === 'string' ? title : undefined;
}
