import { ChevronRight } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDay } from '../calendar/dateText.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import { training } from '../generated/training.ts';
import { isSession } from '../programme/day.ts';
import { type DatedDay, type DatedWeek, momentOf, type Schedule, sessionsFrom } from '../programme/schedule.ts';
import { DayRow } from '../renderers/DayRow.tsx';
import { DoneTick } from './DoneTick.tsx';
import { weekPlace } from './sessionAddress.ts';
import styles from './TodaySection.module.css';

interface TodaySectionProps {
  schedule: Schedule;
  today: LocalDate;
  /** Takes the focus when another date was chosen. */
  heading: Ref<HTMLHeadingElement>;
}

/** What there is to do today, by the programme on its dates. */
export function TodaySection({ schedule, today, heading }: TodaySectionProps) {
  const id = useId();
  const moment = momentOf(schedule, today);
  const [next] = sessionsFrom(schedule, today);
  const week = typeof moment === 'object' ? moment.week : next?.week;
  return (
    <section aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {moment === 'after' ? 'Ta course est passée' : 'Aujourd’hui'}
        </h2>
        {week && <WeekLink week={week} />}
      </header>
      {moment === 'after' && <p className={styles.word}>{training.raceDate.after}</p>}
      {moment === 'before' && (
        <div className={styles.word}>
          <h3>Ton programme commence {next && `le ${formatDate(next.day.date, today)}`}</h3>
          <p>{training.raceDate.waiting}</p>
        </div>
      )}
      {typeof moment === 'object' && <Now {...moment} next={next?.day} today={today} />}
    </section>
  );
}

function WeekLink({ week }: { week: DatedWeek }) {
  return (
    <Link to={weekPlace(week)} className={styles.week}>
      Semaine {week.number}
      <ChevronRight aria-hidden />
    </Link>
  );
}

interface NowProps {
  week: DatedWeek;
  day: DatedDay;
  next: DatedDay | undefined;
  today: LocalDate;
}

function Now({ week, day, next, today }: NowProps) {
  const isRest = !isSession(day);
  return (
    <>
      <ol>
        <DayRow
          week={week}
          day={day}
          date={formatDay(day.date)}
          control={!isRest && <DoneTick week={week} day={day} />}
        />
      </ol>
      {isRest && next && (
        <p className={styles.next}>
          Ensuite{'\u00a0'}: <strong>{next.activity}</strong>, {formatDate(next.date, today)}
        </p>
      )}
    </>
  );
}
