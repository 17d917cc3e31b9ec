import { useState } from 'react';
import { type LocalDate, WEEKDAYS } from '../calendar/localDate.ts';
import { newRaceId, nextSequence } from '../calendar/revision.ts';
import { app } from '../generated/app.ts';
import { competition } from '../generated/competition.ts';
import { possibleTarget } from '../race/model/target.ts';
import { WaveField } from '../race/WaveField.tsx';
import { timesSlice } from '../schedule/choiceSlices.ts';
import { isRaceDay } from '../schedule/model/day.ts';
import { DIGEST_FORMAT } from '../schedule/model/dayDigest.ts';
import { type Schedule, sessionsFrom } from '../schedule/model/schedule.ts';
import { racePlanSlice } from '../schedule/racePlanSlice.ts';
import { raceSlice } from '../schedule/raceSlice.ts';
import { useDoneDays } from '../schedule/useDoneDays.ts';
import { sessionUrl } from '../schedule/weeks.ts';
import { useStoredState, useUpdateStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { CALENDAR_FILE_NAME } from '../ui/fileNames.ts';
import { TextField } from '../ui/form/TextField.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { useToast } from '../ui/Toasts.tsx';
import styles from './CalendarExport.module.css';
import { ChangedEvents } from './ChangedEvents.tsx';
import { type CalendarEvents, calendarFile, eventDigests } from './calendarFile.ts';
import { exportedEventsSlice } from './exportedEventsSlice.ts';

/** The slowest of the guide's goals: the calendar keeps enough of the day free. */
const RACE_SECONDS = Math.max(...competition.goals.items.map(({ total }) => total.maxSeconds));

/** The sessions that are left, as a file for the calendar of the member's phone. */
export function CalendarExport({ schedule, today }: { schedule: Schedule; today: LocalDate }) {
  const [times, changeTimes] = useStoredState(timesSlice);
  const [race] = useStoredState(raceSlice);
  const [{ wave, targetSeconds }] = useStoredState(racePlanSlice);
  const { isDone } = useDoneDays();
  const showToast = useToast();
  const update = useUpdateStoredState();
  // What it costs is paid by those who look.
  const [isOpen, setOpen] = useState(false);
  const sessions = sessionsFrom(schedule, today).filter(({ day }) => !isDone(day.id));
  const training = sessions.filter(({ day }) => !isRaceDay(day));
  const leftOut = schedule.weeks.flatMap(({ days }) =>
    days.filter((day) => day.leftOut && day.date >= today && !isDone(day.id)),
  );
  const weekdays = WEEKDAYS.filter((weekday) => training.some(({ day }) => day.day === weekday));

  const events: CalendarEvents = {
    sessions,
    times,
    raceDay: { wave, targetSeconds: possibleTarget(targetSeconds, competition.plan.targets) },
    raceSeconds: RACE_SECONDS,
  };

  function save() {
    const now = new Date();
    const raceId = race?.id ?? newRaceId();
    const sequence = nextSequence(race?.sequence, now);
    const file = calendarFile({ ...events, name: app.name, urlOf: sessionUrl, raceId, sequence, now });
    update(({ get, set }) => {
      const current = get(raceSlice);
      if (!current) return;
      set(raceSlice, { ...current, id: raceId, sequence });
      // No file takes an event away: those stay to be named.
      const former = get(exportedEventsSlice);
      const gone = Object.entries(former?.raceId === raceId ? former.events : {}).filter(([id]) =>
        leftOut.some((day) => day.id === id),
      );
      const exported = { ...Object.fromEntries(gone), ...eventDigests(events) };
      set(exportedEventsSlice, { raceId, format: DIGEST_FORMAT, events: exported });
    });
    saveFile(CALENDAR_FILE_NAME, file, 'text/calendar');
    showToast({ kind: 'success', durationMs: 2000, text: 'Fichier prêt\u00a0: ouvre-\u2060le avec ton calendrier' });
  }

  return (
    <Disclosure summary="Ajouter à mon calendrier" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {weekdays.length > 0 && (
        <Stack as="fieldset">
          <legend className="strong">À quelle heure t’entraînes-&#8288;tu&#8239;?</legend>
          <p>Sans heure, la séance s’inscrit pour toute la journée.</p>
          <Columns of="words" className={styles.days}>
            {weekdays.map((weekday) => (
              <TextField
                key={weekday}
                label={weekday}
                type="time"
                defaultValue={times[weekday]}
                onChange={({ currentTarget: { value } }) =>
                  changeTimes(({ [weekday]: _, ...others }) => (value ? { ...others, [weekday]: value } : others))
                }
              />
            ))}
          </Columns>
        </Stack>
      )}
      <Stack gap={2} align="start">
        <WaveField />
        <p>Sans heure de vague, la course s’inscrit pour toute la journée.</p>
      </Stack>
      <div>
        <Button onClick={save}>Télécharger mes séances</Button>
      </div>
      {isOpen && <ChangedEvents {...events} leftOut={leftOut} today={today} />}
      <p className="muted small">
        Un fichier .ics, avec ce qui reste jusqu’à la course. Si elle change de date ou d’heure, télécharge-&#8288;le à
        nouveau&nbsp;: tes séances se déplacent, sans doublon. Efface toi-même celles qui n’ont plus lieu.
      </p>
    </Disclosure>
  );
}
