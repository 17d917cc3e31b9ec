import type { Figure } from '../../../../schema/figure.ts';
import { Drawing } from '../../../../src/figures/Drawing.tsx';
import { stillsOf } from '../../../../src/figures/model/stills.ts';
import type { Names } from '../display-names.ts';

interface MovementsProps {
  figures: ReadonlyMap<string, Figure>;
  names: Names;
}

/** Where each exercise starts, and its most telling pose. */
export function Movements({ figures, names }: MovementsProps) {
  return (
    <ul className="movements">
      {[...figures].map(([id, figure]) => (
        <li key={id}>
          <div>
            {stillsOf(figure).map(
              (posture, index) =>
                posture && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the start and the middle have no other name.
                  <Drawing key={index} figure={figure} posture={posture} className="drawing" />
                ),
            )}
          </div>
          {names.exercise(id)}
        </li>
      ))}
    </ul>
  );
}
