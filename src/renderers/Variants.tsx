import type { PublishedExercise } from '../../schema/programme.ts';

/** The easier and the harder form of an exercise, each with whom it is for. */
export function Variants({ easier, harder }: Pick<PublishedExercise, 'easier' | 'harder'>) {
  if (!easier && !harder) return null;
  return (
    <ul className="small muted">
      {easier && (
        <li>
          Plus facile&nbsp;: <strong>{easier.name}</strong> {easier.when}
        </li>
      )}
      {harder && (
        <li>
          Plus difficile&nbsp;: <strong>{harder.name}</strong> {harder.when}
        </li>
      )}
    </ul>
  );
}
