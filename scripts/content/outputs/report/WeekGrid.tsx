import { DAYS } from '../../../../schema/vocabulary.ts';
import type { DayEntry, Week } from '../../../../schema/week.ts';
import { formatDuration } from '../../../../src/format/quantities.ts';
import { INTENSITY_LEVELS } from '../../../../src/renderers/intensityLevel.ts';
import { computedText } from './computed-text.ts';
import type { Computed } from './overview.ts';

/** Every week as a row of seven days: what, how long, how hard. */
export function WeekGrid({ weeks, computed }: { weeks: readonly Week[]; computed: Computed }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what does not fit on a phone
    <section className="wide" aria-label="Tableau des semaines, à faire défiler sur un petit écran" tabIndex={0}>
      <table className="grid">
        <caption>Durée, type et intensité de chaque journée.</caption>
        <thead>
          <tr>
            <th scope="col">Semaine</th>
            {DAYS.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.number}>
              <th scope="row">
                <span className="number">{week.number}</span>
                {week.kind && <span className="kind">{week.kind}</span>}
              </th>
              {DAYS.map((day) => (
                <Day key={day} day={week.days.find((entry) => entry.day === day)} week={week} computed={computed} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Day({ day, week, computed }: { day: DayEntry | undefined; week: Week; computed: Computed }) {
  if (!day) return <td className="day">–</td>;
  const { type, intensity, duration, activity } = day;
  const isRest = type === 'repos';
  const minutes = computed.ofDay(day, week);
  return (
    <td className="day" data-level={intensity && !isRest ? INTENSITY_LEVELS[intensity] : 0}>
      {duration && (
        <span className="length">
          {formatDuration(duration)} {minutes && <small>{computedText(minutes)}</small>}
        </span>
      )}
      <span className="type">{type ?? activity}</span>
      {intensity && !isRest && <span className="intensity">{intensity}</span>}
    </td>
  );
}
