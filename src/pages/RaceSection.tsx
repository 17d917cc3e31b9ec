import { type Ref, useEffect, useId, useRef, useState } from 'react';
import type { LocalDate } from '../calendar/localDate.ts';
import { newRaceId } from '../calendar/revision.ts';
import { useToday } from '../calendar/useToday.ts';
import { useDevice } from '../device/useDevice.ts';
import { training } from '../generated/training.ts';
import { progressOf } from '../programme/progress.ts';
import { type Race, withRaceDate } from '../programme/race.ts';
import { type Schedule, scheduleOf } from '../programme/schedule.ts';
import { DaysToRace } from '../renderers/DaysToRace.tsx';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Tick } from '../ui/Tick.tsx';
import { CalendarExport } from './CalendarExport.tsx';
import { LateStartNote } from './LateStartNote.tsx';
import { RaceDateChoice } from './RaceDateChoice.tsx';
import styles from './RaceSection.module.css';
import { movedWords } from './raceDateWords.ts';
import { TodaySection } from './TodaySection.tsx';
import { TomorrowSection } from './TomorrowSection.tsx';
import { useSchedule, WEEKS } from './useProgrammeCalendar.ts';
import { useWaveTime } from './useWaveTime.ts';

/** What came of the last thing asked, where it can be taken back. */
interface Said {
  text: string;
  undo?: () => void;
}

/** Asks for the date of the race; once it is known, today's session and how far the race is. */
export function RaceSection() {
  const today = useToday();
  const schedule = useSchedule();
  const [race, changeRace] = useDevice('race');
  const [done, changeDone] = useDevice('done');
  const [choices, setChoices] = useState(0);
  const [said, setSaid] = useState<Said>();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The form is gone, with the focus in it.
    if (choices > 0) heading.current?.focus();
  }, [choices]);

  function say(next?: Said) {
    setSaid(next);
    setChoices((count) => count + 1);
  }

  function choose(next: Race, anew = false) {
    const newId = newRaceId();
    changeRace((former) => withRaceDate(former, next, { today, newId }));
    if (!anew) {
      const text = movedWords(schedule, scheduleOf(next, WEEKS, training.lateStart), today);
      say(text ? { text, undo: () => takeBack('Ton ancienne date est revenue') } : undefined);
      return;
    }
    changeDone(() => ({}));
    const undo = () => {
      changeDone((marks) => ({ ...done, ...marks }));
      say({ text: 'Tes séances faites sont de nouveau cochées' });
    };
    say({ text: 'Tes séances faites sont décochées', undo });
  }

  function takeBack(text: string) {
    changeRace(() => race);
    say({ text });
  }

  function withdraw() {
    changeRace(() => undefined);
    say({ text: 'Ta date de course est retirée', undo: () => takeBack('Ta date de course est revenue') });
  }

  const isPast = schedule !== undefined && schedule.raceDate < today;
  return (
    <>
      {schedule ? (
        <>
          <TodaySection schedule={schedule} today={today} heading={heading} />
          <TomorrowSection schedule={schedule} today={today} />
        </>
      ) : (
        <Invitation today={today} heading={heading} onChoose={choose} />
      )}
      <div className={said ? styles.said : styles.silent}>
        <p role="status">{said?.text}</p>
        {said?.undo && (
          <Button look="outline" onClick={said.undo}>
            Annuler
          </Button>
        )}
      </div>
      {schedule && isPast && <NewRace key={choices} today={today} onChoose={choose} />}
      {schedule && !isPast && (
        <RaceAhead key={choices} schedule={schedule} today={today} onChoose={choose} onWithdraw={withdraw} />
      )}
    </>
  );
}

interface InvitationProps {
  today: LocalDate;
  heading: Ref<HTMLHeadingElement>;
  onChoose: (race: Race) => void;
}

function Invitation({ today, heading, onChoose }: InvitationProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.invitation}>
      <hgroup className={styles.words}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          Quand est ta course{'\u202f'}?
        </h2>
        <p>{training.raceDate.invite}</p>
      </hgroup>
      <RaceDateChoice today={today} onChoose={onChoose} />
    </section>
  );
}

interface RaceAheadProps {
  schedule: Schedule;
  today: LocalDate;
  onChoose: (race: Race) => void;
  onWithdraw: () => void;
}

function RaceAhead({ schedule, today, onChoose, onWithdraw }: RaceAheadProps) {
  const wave = useWaveTime();
  return (
    <section className={styles.race}>
      {schedule.raceDate > today && <DaysToRace raceDate={schedule.raceDate} wave={wave} today={today} />}
      {schedule.raceDate > today && schedule.skipped.length > 0 && <LateStartNote schedule={schedule} today={today} />}
      {schedule.raceDate > today && <CalendarExport schedule={schedule} today={today} />}
      <Disclosure summary="Changer la date">
        <RaceDateChoice today={today} current={schedule.raceDate} onChoose={onChoose} />
        <div className={styles.withdraw}>
          <Button look="outline" onClick={onWithdraw}>
            Retirer la date
          </Button>
          <p>Tes séances faites restent cochées.</p>
        </div>
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
  const count = progressOf(WEEKS, done)?.filter(Boolean).length ?? 0;
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
