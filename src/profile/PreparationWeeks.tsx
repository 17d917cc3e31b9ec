import { formatSpan } from '../calendar/dateText.ts';
import { programme } from '../generated/programme.ts';
import { training } from '../generated/training.ts';
import type { DoneMarks } from '../programme/model/done.ts';
import type { Race } from '../programme/model/race.ts';
import { scheduleOf } from '../programme/model/schedule.ts';
import { WEEKS } from '../programme/weeks.ts';
import { WeekMarks } from '../renderers/WeekMarks.tsx';
import styles from './PreparationWeeks.module.css';

/** What was done in each week of a preparation, on the dates of its race. */
export function PreparationWeeks({ race, done }: { race: Race | undefined; done: DoneMarks }) {
  const dated = race && scheduleOf(race, WEEKS, training.lateStart).weeks;
  const whenOf = ({ number }: { number: number }) => {
    const days = dated?.find((week) => week.number === number)?.days;
    return days && formatSpan(days[0]?.date ?? '', days.at(-1)?.date ?? '');
  };
  return (
    <div className={styles.phases}>
      {programme.phases.map((phase) => {
        const own = (dated ?? WEEKS).filter(({ number }) => phase.weeks.some((week) => week.number === number));
        return (
          own.length > 0 && (
            <section key={phase.route}>
              <h3 className={styles.phase}>
                Phase {phase.number} {phase.name}
              </h3>
              <WeekMarks weeks={own} whenOf={whenOf} done={done} />
            </section>
          )
        );
      })}
    </div>
  );
}
