import { type Content, exerciseListsOf } from '../../../content.ts';
import type { ValueDiagnostic, ValuePath } from '../../../diagnostic.ts';
import { nearestOf } from '../../../nearest.ts';
import type { Rule } from './rule.ts';

/** Days and exercises cite paces of training.yaml, and a day of test the test that stands there. */
export const knownPaces: Rule = {
  name: 'known-paces',
  *check(content) {
    if (content.hasInvalid('training')) return;
    const { list = [], test } = content.one('training')?.paces ?? {};
    const known = list.map(({ id }) => id);
    for (const { file, path, id } of citedPaces(content)) {
      if (known.includes(id)) continue;
      const advice =
        known.length > 0 ? 'corrige-la ou décris-la dans training.yaml' : 'décris-la dans training.yaml (paces)';
      yield { file, path, message: `allure inconnue « ${id} » : ${advice}`, suggestion: nearestOf(id, known) };
    }
    if (test) return;
    for (const { file, value } of content.valid('week')) {
      for (const [index, day] of value.days.entries()) {
        if (!day.test) continue;
        const message = 'test inconnu : décris-le dans training.yaml (paces, test), ou retire cette ligne';
        yield { file, path: ['days', index, 'test'], message };
      }
    }
  },
};

interface CitedPace extends Pick<ValueDiagnostic, 'file'> {
  path: ValuePath;
  id: string;
}

function* citedPaces(content: Content): Generator<CitedPace> {
  for (const { file, value } of content.valid('week')) {
    for (const [index, { pace = [] }] of value.days.entries()) {
      const path = ['days', index, 'pace'];
      // Written alone it has no place in a list.
      const isAlone = pace.length === 1 && content.rawValueAt(file, path) === pace[0];
      for (const [position, id] of pace.entries()) yield { file, path: isAlone ? path : [...path, position], id };
    }
  }
  for (const { file, value } of content.valid('workoutPage')) {
    for (const [index, option] of value.options.entries()) {
      for (const { path, exercises } of exerciseListsOf(option)) {
        for (const [position, { pace }] of exercises.entries()) {
          if (pace) yield { file, path: ['options', index, ...path, position, 'pace'], id: pace };
        }
      }
    }
  }
}
