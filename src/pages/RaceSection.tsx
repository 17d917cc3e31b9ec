import { useEffect, useId, useRef, useState } from 'react';
import type { LocalDate } from '../calendar/localDate.ts';
import { newRaceId } from '../calendar/revision.ts';
import { useToday } from '../calendar/useToday.ts';
import { useDevice } from '../device/useDevice.ts';
import { training } from '../generated/training.ts';
import { type Race, withRaceDate } from '../programme/race.ts';
import type { Schedule } from '../programme/schedule.ts';
import { DaysToRace } from '../renderers/DaysToRace.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Tick } from '../ui/Tick.tsx';
import { CalendarExport } from './CalendarExport.tsx';
import { LateStartNote } from './LateStartNote.tsx';
import { RaceDateChoice } from './RaceDateChoice.tsx';
import styles from './RaceSection.module.css';
import { TodaySection } from './TodaySection.tsx';
import { useSchedule } from './useProgrammeCalendar.ts';

/** Asks for the date of the race; once it is known, today's session and how far the race is. */
export function RaceSection() {
  const today = useToday();
  const schedule = useSchedule();
  const [, changeRace] = useDevice('race');
  const [, changeDone] = useDevice('done');
  const [choices, setChoices] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useEffect(() => {
    // The form is gone, with the focus in it.
    if (choices > 0) heading.current?.focus();
  }, [choices]);

  function choose(next: Race, anew = false) {
    const newId = newRaceId();
    changeRace((race) => withRaceDate(race, next, { today, newId }));
    if (anew) changeDone(() => ({}));
    setChoices((count) => count + 1);
  }

  if (!schedule) {
    return (
      <section aria-labelledby={headingId} className={styles.invitation}>
        <hgroup className={styles.words}>
          <h2 id={headingId}>Quand est ta course{'\u202f'}?</h2>
          <p>{training.raceDate.invite}</p>
        </hgroup>
        <RaceDateChoice today={today} onChoose={choose} />
      </section>
    );
  }
  return (
    <>
      <TodaySection schedule={schedule} today={today} heading={heading} />
      {schedule.raceDate < today ? (
        <NewRace key={choices} today={today} onChoose={choose} />
      ) : (
        <RaceAhead key={choices} schedule={schedule} today={today} onChoose={choose} />
      )}
    </>
  );
}

interface RaceAheadProps {
  schedule: Schedule;
  today: LocalDate;
  onChoose: (race: Race) => void;
}

function RaceAhead({ schedule, today, onChoose }: RaceAheadProps) {
  return (
    <section className={styles.race}>
      {schedule.raceDate > today && <DaysToRace raceDate={schedule.raceDate} today={today} />}
      {schedule.skipped.length > 0 && <LateStartNote schedule={schedule} today={today} />}
      {schedule.raceDate > today && <CalendarExport schedule={schedule} today={today} />}
      <Disclosure summary="Changer la date">
        <RaceDateChoice today={today} current={schedule.raceDate} onChoose={onChoose} />
      </Disclosure>
    </section>
  );
}

interface NewRaceProps {
  today: LocalDate;
  onChoose: (race: Race, anew: boolean) => void;
}

/** The next race; the marks of the last one may go. */
function NewRace({ today, onChoose }: NewRaceProps) {
  const [done] = useDevice('done');
  const count = Object.keys(done).length;
  const [anew, setAnew] = useState(false);
  return (
    <Disclosure summary="Choisir une nouvelle date">
      <RaceDateChoice today={today} onChoose={(race) => onChoose(race, anew)}>
        {count > 0 && (
          <Tick checked={anew} onChange={setAnew}>
            Repartir de zéro{'\u00a0'}: décocher {count > 1 ? `les ${count} séances faites` : 'la séance faite'}
          </Tick>
        )}
      </RaceDateChoice>
    </Disclosure>
  );
}
