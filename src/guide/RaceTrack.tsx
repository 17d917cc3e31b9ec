import { Link } from 'react-router-dom';
import type { Station, Understanding } from '../../schema/understanding.ts';
import { formatDistance } from '../format/quantities.ts';
import { Cluster, Stack } from '../ui/layout.tsx';
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
      <Cluster as="dl" gap={4} between className={styles.totals}>
        <Total value={`${race.laps}`} label={`tours de ${lap}`} />
        <Total value={`${stations.length}`} label="ateliers" />
        <Total value={total} label="de course" />
      </Cluster>
      <div className={styles.course}>
        <p className={`${styles.start} strong`}>Départ</p>
        <ol className={styles.track} aria-label="Le parcours">
          {stations.map(({ id, name, work }, index) => (
            <li key={id} className={`${styles.lap} row-target`}>
              <span className={`${styles.distance} muted`}>{lap}</span>
              <span className={`${styles.node} strong graphic`} aria-hidden="true">
                {index + 1}
              </span>
              <Stack as="span" gap={0} className={styles.station}>
                <Link to={{ hash: id }} className="row-link large strong">
                  {name}
                </Link>
                <span>{work}</span>
              </Stack>
            </li>
          ))}
        </ol>
        <p className={`${styles.finish} strong`}>Arrivée</p>
      </div>
    </figure>
  );
}

function Total({ value, label }: { value: string; label: string }) {
  return (
    <Stack gap={0} className={styles.total}>
      <dt className="small muted">{label}</dt>
      <dd className="number">{value}</dd>
    </Stack>
  );
}
