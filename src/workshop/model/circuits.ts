import { KINDS } from '../../../scripts/content/kinds.ts';
import type { Path } from './draft.ts';
import { removeValue, setValue, valueAt } from './yamlEdits.ts';

const PAGE = KINDS.workoutPage.schema;
type Prescribed = Readonly<Record<string, unknown>>;

/** Whether the list is that of a workout without circuits, and has an exercise after this one. */
export const canJoinNext = (list: Path, index: number, length: number): boolean =>
  list[0] === 'options' && list.length === 3 && list[2] === 'exercises' && index < length - 1;

/** The exercise and the next one in turn, as a circuit with a round for each set; those before and after stay as they are. */
export function withNextJoined(text: string, list: Path, index: number): string {
  const exercises = valueAt(text, list) as Prescribed[];
  const pair = exercises.slice(index, index + 2);
  const straight = (items: Prescribed[]) => (items.length > 0 ? [{ rounds: 1, exercises: items }] : []);
  const blocks = [
    ...straight(exercises.slice(0, index)),
    { rounds: pair[0]?.sets ?? 1, exercises: pair.map((one) => ({ ...one, sets: 1 })) },
    ...straight(exercises.slice(index + 2)),
  ];
  return setValue(removeValue(text, list, PAGE), [...list.slice(0, -1), 'blocks'], blocks, PAGE);
}
