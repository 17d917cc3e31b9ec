import { type Ref, useEffect, useId, useRef, useState } from 'react';
import type { LocalDate } from '../calendar/localDate.ts';
import { newRaceId } from '../calendar/revision.ts';
import { useToday } from '../calendar/useToday.ts';
import { training } from '../generated/training.ts';
import { Prose } from '../renderers/Prose.tsx';
import { withDate, withoutDate } from '../schedule/model/dateHistory.ts';
import type { RaceDateOutcome } from '../schedule/model/raceDateOutcome.ts';
import type { Schedule } from '../schedule/model/schedule.ts';
import { beginPreparation, restorePreparation } from '../schedule/preparation.ts';
import { dateHistorySlice, raceDates, raceSlice, setRaceDates } from '../schedule/raceSlice.ts';
import { useSchedule } from '../schedule/useProgrammeCalendar.ts';
import { useWaveTime } from '../schedule/useWaveTime.ts';
import { store, useStoredState, useUpdateStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import { CalendarExport } from './CalendarExport.tsx';
import { DaysToRace } from './DaysToRace.tsx';
import { LateStartNote } from './LateStartNote.tsx';
import styles from './RaceSection.module.css';
import { RaceDateChoice } from './race-date/RaceDateChoice.tsx';
import { movedMessage } from './race-date/raceDateMessages.ts';
import { TodaySection } from './TodaySection.tsx';
import { TomorrowSection } from './TomorrowSection.tsx';

/** What came of the last thing asked, where it can be taken back. */
interface Feedback {
  text: string;
  undo?: () => void;
}

/** Asks for the date of the race; once it is known, today's session and how far the race is. */
export function RaceSection() {
  const today = useToday();
  const schedule = useSchedule();
  const [race] = useStoredState(raceSlice);
  const [dateHistory] = useStoredState(dateHistorySlice);
  const updateState = useUpdateStoredState();
  const [choices, setChoices] = useState(0);
  const [feedback, setFeedback] = useState<Feedback>();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (choices === 0) return;
    // The form is gone, with the focus in it.
    heading.current?.focus({ preventScroll: true });
    // With what is said above it.
    heading.current?.scrollIntoView({ block: 'center' });
  }, [choices]);

  function say(next?: Feedback) {
    setFeedback(next);
    setChoices((count) => count + 1);
  }

  function choose(outcome: RaceDateOutcome) {
    if (!outcome.isSameRace) {
      begin(outcome);
      return;
    }
    const newId = newRaceId();
    updateState((transaction) => {
      const dates = raceDates(transaction);
      setRaceDates(transaction, withDate(dates, outcome.race, { validEntries: outcome.validEntries, today, newId }));
    });
    const text = movedMessage(schedule, outcome.schedule, today);
    say(text ? { text, undo: () => takeBack('Ancienne date rétablie') } : undefined);
  }

  /** Another preparation, whose marks stay with it when it is taken back. */
  function begin({ race: next, marksSince }: RaceDateOutcome) {
    const [newId, pastId] = [newRaceId(), newRaceId()];
    const first = withDate({ race: undefined, dateHistory: [] }, next, { validEntries: [], today, newId });
    const former = store.record();
    updateState((transaction) => {
      beginPreparation(transaction, { marksSince, today, newId: pastId });
      setRaceDates(transaction, first);
    });
    say({
      text: 'Une nouvelle préparation commence, la précédente est dans ton profil',
      undo: () => {
        updateState((transaction) => restorePreparation(transaction, former));
        say({ text: 'Préparation précédente rétablie' });
      },
    });
  }

  function takeBack(text: string) {
    updateState((transaction) => setRaceDates(transaction, { race, dateHistory }));
    say({ text });
  }

  function withdraw() {
    updateState((transaction) => setRaceDates(transaction, withoutDate(raceDates(transaction), today)));
    say({ text: 'Date de course retirée', undo: () => takeBack('Date de course rétablie') });
  }

  const isPast = schedule !== undefined && schedule.raceDate < today;
  return (
    <>
      {/* Above what it is about: below today's and tomorrow's sessions a phone does not show it. */}
      <Cluster align="center" className={feedback ? undefined : styles.silent}>
        <p role="status" className="strong">
          {feedback?.text}
        </p>
        {feedback?.undo && (
          <Button variant="outline" onClick={feedback.undo}>
            Annuler
          </Button>
        )}
      </Cluster>
      {schedule ? (
        <>
          <TodaySection schedule={schedule} today={today} heading={heading} />
          <TomorrowSection schedule={schedule} today={today} />
        </>
      ) : (
        <Invitation today={today} heading={heading} onChoose={choose} />
      )}
      {schedule && isPast && (
        <Disclosure key={choices} summary="Choisir une nouvelle date">
          <RaceDateChoice today={today} onChoose={choose} />
        </Disclosure>
      )}
      {schedule && !isPast && (
        <RaceAhead key={choices} schedule={schedule} today={today} onChoose={choose} onWithdraw={withdraw} />
      )}
    </>
  );
}

interface InvitationProps {
  today: LocalDate;
  heading: Ref<HTMLHeadingElement>;
  onChoose: (outcome: RaceDateOutcome) => void;
}

function Invitation({ today, heading, onChoose }: InvitationProps) {
  const headingId = useId();
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <Stack as="hgroup" gap={2}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          Quand est ta course&#8239;?
        </h2>
        <p>
          <Prose text={training.raceDate.invite} />
        </p>
      </Stack>
      <RaceDateChoice today={today} onChoose={onChoose} />
    </Stack>
  );
}

interface RaceAheadProps {
  schedule: Schedule;
  today: LocalDate;
  onChoose: (outcome: RaceDateOutcome) => void;
  onWithdraw: () => void;
}

function RaceAhead({ schedule, today, onChoose, onWithdraw }: RaceAheadProps) {
  const wave = useWaveTime();
  return (
    <Stack as="section">
      {schedule.raceDate > today && <DaysToRace raceDate={schedule.raceDate} wave={wave} today={today} />}
      {schedule.raceDate > today && schedule.skipped.length > 0 && <LateStartNote schedule={schedule} today={today} />}
      {schedule.raceDate > today && <CalendarExport schedule={schedule} today={today} />}
      <Disclosure summary="Changer la date">
        <RaceDateChoice today={today} current={schedule.raceDate} onChoose={onChoose} />
        <Cluster align="center" className="muted">
          <Button variant="outline" onClick={onWithdraw}>
            Retirer la date
          </Button>
          <p>Tes séances faites restent cochées.</p>
        </Cluster>
      </Disclosure>
    </Stack>
  );
}
