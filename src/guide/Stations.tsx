import type { Station } from '../../schema/understanding.ts';
import { Prose } from '../renderers/Prose.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './Stations.module.css';

interface StationsProps {
  stations: readonly Station[];
  /** What each load of a station stands for, in order. */
  divisions: readonly string[];
}

/** Each station: what there is to do, how to do it well, what the judge checks, the loads. */
export function Stations({ stations, divisions }: StationsProps) {
  return (
    <ol className={styles.stations}>
      {stations.map(({ id, name, work, howTo, standard, loads }, index) => (
        <li key={id} className={styles.station}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.body}>
            <h3 id={id} tabIndex={-1} className={styles.name}>
              {name}
            </h3>
            <p className={styles.work}>{work}</p>
            <p>
              <Prose text={howTo} />
            </p>
            {loads && (
              <dl className={styles.loads}>
                {divisions.map((division, position) => (
                  <div key={division}>
                    <dt>{division}</dt>
                    <dd>{loads[position]}</dd>
                  </div>
                ))}
              </dl>
            )}
            <Disclosure summary="Ce que le juge regarde">
              <p>
                <Prose text={standard} />
              </p>
            </Disclosure>
          </div>
        </li>
      ))}
    </ol>
  );
}
