import type { Figure as FigureModel, Figures } from '../../schema/figure.ts';
import type { Division, Station } from '../../schema/understanding.ts';
import { Figure } from '../figures/Figure.tsx';
import { formatRaceLoad } from '../format/load.ts';
import { formatHeight } from '../format/quantities.ts';
import { Prose } from '../renderers/Prose.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Cluster, Columns, Stack } from '../ui/layout.tsx';
import styles from './Stations.module.css';

interface StationsProps {
  stations: readonly Station[];
  /** The division of each load of a station, in order. */
  divisions: readonly Division[];
  /** The id of the member's. */
  own: string | undefined;
  /** By the ids of stations. */
  figures: Figures;
}

/** Each station: what there is to do, how to do it well, what the judge checks, the loads. */
export function Stations({ stations, divisions, own, figures }: StationsProps) {
  const isOwn = (ids: readonly (string | undefined)[]) => own !== undefined && ids.includes(own);
  return (
    <Columns as="ol" gap={0}>
      {stations.map((station, index) => (
        <li key={station.id} className={styles.station}>
          <span className={`${styles.number} number`} aria-hidden="true">
            {index + 1}
          </span>
          <Stack gap={2} className={styles.body}>
            <h3 id={station.id} tabIndex={-1} className="heading">
              {station.name}
            </h3>
            <p className="strong">{station.work}</p>
            <StationFigure figure={figures[station.id]} name={station.name} />
            <p>
              <Prose text={station.howTo} />
            </p>
            {(station.loads ?? station.targets) && (
              <Stack as="dl" gap={1} className="facts small">
                {loadsByDivision(station, divisions).map(({ ids, names, load }) => (
                  <Cluster key={names[0]} between className={styles.load} data-own={isOwn(ids)}>
                    <dt>
                      {names.join(' / ')}
                      {isOwn(ids) && <span className="visually-hidden"> (ta division)</span>}
                    </dt>
                    <dd>{load}</dd>
                  </Cluster>
                ))}
              </Stack>
            )}
            <Disclosure summary="Ce que vérifie le juge">
              <p>
                <Prose text={station.standard} />
              </p>
            </Disclosure>
          </Stack>
        </li>
      ))}
    </Columns>
  );
}

function StationFigure({ figure, name }: { figure: FigureModel | undefined; name: string }) {
  return (
    figure && (
      <div className={styles.figure}>
        <Figure figure={figure} name={name} />
      </div>
    )
  );
}

/** « 6 kg, cible à 3,00 m » of each division; neighbours with the same share a line. */
function loadsByDivision({ loads, targets }: Station, divisions: readonly Division[]) {
  const lines: { ids: (string | undefined)[]; names: string[]; load: string }[] = [];
  for (const [index, { id, name }] of divisions.entries()) {
    const [weight, target] = [loads?.[index], targets?.[index]];
    const load = [weight && formatRaceLoad(weight), target && `cible à ${formatHeight(target)}`]
      .filter(Boolean)
      .join(', ');
    const before = lines.at(-1);
    if (before?.load === load) {
      before.ids.push(id);
      before.names.push(name);
    } else {
      lines.push({ ids: [id], names: [name], load });
    }
  }
  return lines;
}
