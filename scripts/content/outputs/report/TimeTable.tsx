import type { Week } from '../../../../schema/week.ts';
import { trainingTime } from '../training-time.ts';
import type { Band } from './intensity-bands.ts';

interface TimeTableProps {
  weeks: readonly Week[];
  bands: readonly Band[];
  loads: ReadonlyMap<number, number>;
}

/** Minutes of each week, by place and by intensity, and its load. */
export function TimeTable({ weeks, bands, loads }: TimeTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what does not fit on a phone
    <section className="wide" aria-label="Minutes par semaine, à faire défiler sur un petit écran" tabIndex={0}>
      <table className="figures">
        <caption>Minutes par semaine, et charge en minutes × RPE.</caption>
        <thead>
          <tr>
            {['Semaine', 'Course', 'Salle', 'Total', 'Charge', ...bands.map(({ name }) => name)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => {
            const { run, gym, total } = trainingTime(week);
            return (
              <tr key={week.number}>
                <th scope="row">{week.number}</th>
                <td>{formatNumber(run)}</td>
                <td>{formatNumber(gym)}</td>
                <td className="sum">{formatNumber(total)}</td>
                <td className="sum">{formatNumber(Math.round(loads.get(week.number) ?? 0))}</td>
                {bands.map(({ name, minutes }) => (
                  <td key={name}>{formatNumber(minutes[index] ?? 0)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const formatNumber = (minutes: number) => (minutes === 0 ? '–' : minutes.toLocaleString('fr-FR'));
