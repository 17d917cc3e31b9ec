import { Link } from 'react-router-dom';
import type { Station, Understanding } from '../../schema/understanding.ts';
import { formatDistance } from '../format/quantities.ts';
import styles from './RaceTrack.module.css';

interface RaceTrackProps {
  race: Understanding['race'];
  stations: readonly Station[];
}

/** The race as a track that winds down the page: each straight is a lap, each bend a station. */
export function RaceTrack({ race, stations }: RaceTrackProps) {
  const lap = formatDistance(race.lapDistance);
  const total = formatDistance({ meters: race.laps * race.lapDistance.meters, unit: 'km' });
  return (
    <figure className={styles.figure}>
      <dl className={styles.totals}>
        <Total value={`${race.laps}`} label={`tours de ${lap}`} />
        <Total value={`${stations.length}`} label="ateliers" />
        <Total value={total} label="de course" />
      </dl>
      <div className={styles.course}>
        <p className={styles.start}>Départ</p>
        <ol className={styles.track} aria-label="Le parcours">
          {stations.map(({ id, name, work }, index) => (
            <li key={id} className={styles.lap}>
              <span className={styles.distance}>{lap}</span>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.station}>
                <Link to={{ hash: id }}>{name}</Link>
                <span>{work}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className={styles.finish}>Arrivée</p>
      </div>
    </figure>
  );
}

function Total({ value, label }: { value: string; label: string }) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
