import { type RefObject, useEffect, useId, useRef } from 'react';
import type { LocalDate } from '../calendar/localDate.ts';
import { useToday } from '../calendar/useToday.ts';
import { training } from '../generated/training.ts';
import { Prose } from '../renderers/Prose.tsx';
import { hasNoDateSlice } from '../schedule/choiceSlices.ts';
import { DivisionSelect } from '../schedule/DivisionSelect.tsx';
import type { RaceDateOutcome } from '../schedule/model/raceDateOutcome.ts';
import type { Schedule } from '../schedule/model/schedule.ts';
import { dateHistorySlice } from '../schedule/raceSlice.ts';
import { useSchedule } from '../schedule/useProgrammeCalendar.ts';
import { useWaveTime } from '../schedule/useWaveTime.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import { useLostFocus } from '../ui/useLostFocus.ts';
import { CalendarExport } from './CalendarExport.tsx';
import { ChangedDays } from './ChangedDays.tsx';
import { AbsenceCard } from './changes/AbsenceCard.tsx';
import { MissedCard } from './changes/MissedCard.tsx';
import { Setbacks } from './changes/Setbacks.tsx';
import { DaysToRace } from './DaysToRace.tsx';
import { LateStartNote } from './LateStartNote.tsx';
import styles from './RaceSection.module.css';
import { ReadinessReminder } from './ReadinessReminder.tsx';
import { RaceDateChoice } from './race-date/RaceDateChoice.tsx';
import { useRaceDate } from './race-date/useRaceDate.ts';
import { TodaySection } from './TodaySection.tsx';
import { TomorrowSection } from './TomorrowSection.tsx';

/** Asks for the date of the race; once it is known, today's session and how far the race is. */
export function RaceSection() {
  const today = useToday();
  const schedule = useSchedule();
  const { feedback, changes, choose, withdraw } = useRaceDate(schedule);
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);

  useEffect(() => {
    if (changes === 0) return;
    // The form is gone, with the focus in it.
    heading.current?.focus({ preventScroll: true });
    // With what is said above it.
    heading.current?.scrollIntoView({ block: 'center' });
  }, [changes]);

  const isPast = schedule !== undefined && schedule.raceDate < today;
  return (
    <>
      {/* Above what it is about: below today's and tomorrow's sessions a phone does not show it. */}
      <Cluster align="center" className={feedback ? styles.feedback : styles.silent}>
        <p role="status" className="strong">
          {feedback?.text}
        </p>
        {feedback?.undo && (
          <Button variant="outline" onClick={feedback.undo}>
            Annuler
          </Button>
        )}
      </Cluster>
      <ChangedDays today={today} onAcknowledge={() => heading.current?.focus({ preventScroll: true })} />
      {schedule ? (
        <>
          <AbsenceCard today={today} />
          <MissedCard today={today} />
          <TodaySection schedule={schedule} today={today} heading={heading} />
          <TomorrowSection schedule={schedule} today={today} />
        </>
      ) : (
        <Invitation today={today} heading={heading} onChoose={choose} />
      )}
      {schedule && isPast && (
        <Disclosure key={changes} summary="Choisir une nouvelle date">
          <RaceDateChoice today={today} onChoose={choose} />
        </Disclosure>
      )}
      {schedule && !isPast && (
        <RaceAhead key={changes} schedule={schedule} today={today} onChoose={choose} onWithdraw={withdraw} />
      )}
    </>
  );
}

interface InvitationProps {
  today: LocalDate;
  heading: RefObject<HTMLHeadingElement | null>;
  onChoose: (outcome: RaceDateOutcome) => void;
}

/** Asks for date and division on the first visit; once it was answered, it is folded. */
function Invitation({ today, heading, onChoose }: InvitationProps) {
  const headingId = useId();
  const [hasNoDate, setHasNoDate] = useStoredState(hasNoDateSlice);
  const [formerDates] = useStoredState(dateHistorySlice);
  useLostFocus(heading);
  const title = (
    <h2 id={headingId} ref={heading} tabIndex={-1}>
      Quand est ta course&#8239;?
    </h2>
  );
  if (hasNoDate || formerDates.length > 0)
    return (
      <section aria-labelledby={headingId} className="screen-only">
        <Disclosure summary={title}>
          <RaceDateChoice today={today} onChoose={onChoose}>
            <DivisionSelect />
          </RaceDateChoice>
        </Disclosure>
      </section>
    );
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <Stack as="hgroup" gap={2}>
        {title}
        <p>
          <Prose text={training.raceDate.invite} />
        </p>
      </Stack>
      <RaceDateChoice today={today} onChoose={onChoose}>
        <DivisionSelect />
      </RaceDateChoice>
      <Button variant="text" onClick={() => setHasNoDate(() => true)}>
        Je n’ai pas encore de date
      </Button>
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
      <ReadinessReminder schedule={schedule} today={today} />
      {schedule.raceDate > today && schedule.skipped.length > 0 && <LateStartNote schedule={schedule} today={today} />}
      {schedule.raceDate > today && <Setbacks today={today} />}
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
