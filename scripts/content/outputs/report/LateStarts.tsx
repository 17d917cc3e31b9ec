import type { Week } from '../../../../schema/week.ts';
import { formatSeconds } from '../../../../src/format/quantities.ts';
import type { KeptWeeks } from './overview.ts';

interface LateStartsProps {
  weeks: readonly Week[];
  whole: KeptWeeks;
  starts: readonly KeptWeeks[];
}

/** The whole programme and each late start, as the minutes of the weeks that they keep. */
export function LateStarts({ weeks, whole, starts }: LateStartsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what does not fit on a phone
    <section className="wide" aria-label="Départs tardifs, à faire défiler sur un petit écran" tabIndex={0}>
      <table className="figures starts">
        <caption>Minutes des semaines gardées.</caption>
        <thead>
          <tr>
            <th scope="col">Semaines</th>
            {weeks.map(({ number }) => (
              <th key={number} scope="col">
                S{number}
              </th>
            ))}
            <th scope="col">Total</th>
            <th scope="col">Avertissements acceptés</th>
          </tr>
        </thead>
        <tbody>
          {[whole, ...starts].map((start) => (
            <Start key={start.label} start={start} weeks={weeks} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Start({ start: { label, minutes, accepted }, weeks }: { start: KeptWeeks; weeks: readonly Week[] }) {
  const total = [...minutes.values()].reduce((sum, spent) => sum + spent, 0);
  return (
    <tr>
      <th scope="row">{label}</th>
      {weeks.map(({ number }) => (
        <td key={number} data-kept={minutes.has(number)}>
          {minutes.get(number)?.toLocaleString('fr-FR') ?? '–'}
        </td>
      ))}
      <td className="sum">{formatSeconds(Math.round(total) * 60)}</td>
      <td className="reasons">
        {accepted.length === 0 && 'aucun'}
        {accepted.map(({ where, warning, reason }) => (
          <p key={`${where} ${warning}`}>
            <strong>{[where, warning].filter(Boolean).join(' · ')}</strong> {reason}
          </p>
        ))}
      </td>
    </tr>
  );
}
