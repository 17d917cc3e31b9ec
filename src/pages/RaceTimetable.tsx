import { minutesOf } from '../calendar/wallTime.ts';
import { useDevice } from '../device/useDevice.ts';
import { competition } from '../generated/competition.ts';
import { timetableOf } from '../race/timetable.ts';
import { formatTimeOfDay } from '../renderers/format.ts';
import { Timetable } from '../renderers/Timetable.tsx';
import { TextField } from '../ui/TextField.tsx';
import { headingOf } from './guideParts.ts';
import styles from './RaceTimetable.module.css';

/** The hours before the start, at the member's own times once the wave is known. */
export function RaceTimetable() {
  const [race] = useDevice('race');
  const [{ wave }, changePlan] = useDevice('racePlan');
  const { title, intro, entries } = competition.timetable;
  const start = minutesOf(wave ?? '');
  return (
    <section>
      <h2 {...headingOf('timetable')}>{title}</h2>
      <div className={`${styles.setting} screen-only`}>
        <p>{intro}</p>
        <TextField
          label="Heure de ta vague"
          type="time"
          value={start === undefined ? '' : wave}
          onChange={({ currentTarget: { value } }) =>
            changePlan(({ wave: _, ...plan }) => (value === '' ? plan : { ...plan, wave: value }))
          }
        />
        <p role="status" className="visually-hidden">
          {start !== undefined && `Horaires pour un départ à ${formatTimeOfDay(start)}`}
        </p>
      </div>
      <Timetable days={timetableOf(entries, { wave, date: race?.date })} />
    </section>
  );
}
