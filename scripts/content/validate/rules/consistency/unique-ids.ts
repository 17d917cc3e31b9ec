import type { ValueDiagnostic, ValuePath } from '../../../diagnostic.ts';
import { SCREENS } from '../../../kinds.ts';
import type { Rule } from './rule.ts';

interface Named {
  file: string;
  path: ValuePath;
  id: string;
}

/** An id names one thing: exercises in the catalogue, weeks, workouts in a page, items on a screen. */
export const uniqueIds: Rule = {
  name: 'unique-ids',
  *check(content) {
    yield* repeats(
      content.catalogue().map(({ file, path, exercise: { id } }) => ({ file, path: [...path, 'id'], id })),
    );
    yield* repeats(
      content
        .valid('week')
        .flatMap(({ file, value: { id } }) => (id === undefined ? [] : [{ file, path: ['id'], id }])),
    );
    for (const { file, value } of content.valid('workoutPage')) {
      yield* repeats(value.options.map(({ id }, index) => ({ file, path: ['options', index, 'id'], id })));
    }
    for (const screen of SCREENS) {
      for (const { file, value } of content.valid(screen)) yield* repeats(idsIn(file, value, []));
    }
  },
};

function* repeats(named: Named[]): Generator<ValueDiagnostic> {
  const seen = new Set<string>();
  for (const { file, path, id } of named) {
    if (seen.has(id)) yield { file, path, message: `« ${id} » est déjà pris : donne un autre identifiant` };
    seen.add(id);
  }
}

function idsIn(file: string, value: unknown, path: ValuePath): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return steps.flatMap(([step, child]) =>
    step === 'id' && typeof child === 'string'
      ? [{ file, path: [...path, step], id: child }]
      : idsIn(file, child, [...path, step]),
  );
}
