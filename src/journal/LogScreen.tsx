import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { PublishedWorkout } from '../../schema/programme.ts';
import { formatDate } from '../calendar/dateText.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import { useToday } from '../calendar/useToday.ts';
import { workoutOn } from '../format/lighter.ts';
import { shortVersion } from '../format/shortVersion.ts';
import { workoutPages } from '../generated/workoutPages.ts';
import { loggedSessionAddress, workoutAddress, workoutQuery } from '../memberRoutes.ts';
import { ROUTES } from '../routes.ts';
import { doneSlice } from '../schedule/doneSlice.ts';
import { type CalendarDay, type CalendarWeek, isRaceDay, isRunningDay } from '../schedule/model/day.ts';
import { SHORT_VERSIONS } from '../schedule/shortVersions.ts';
import { useProgrammeCalendar } from '../schedule/useProgrammeCalendar.ts';
import { addressOfWeek } from '../schedule/weeks.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { Page } from '../ui/Page.tsx';
import { BackLink } from '../ui/PageLinks.tsx';
import { takesHelp } from './citedExercise.ts';
import { SessionForm } from './form/SessionForm.tsx';
import { JournalStatus } from './JournalStatus.tsx';
import { sessionOfDay } from './markedDayText.ts';
import { type DraftFields, sessionDraft } from './model/draft.ts';
import type { LoggedSession } from './model/entry.ts';
import { isLoggedForDay } from './model/loggedDay.ts';
import { prefilledSets } from './model/prefilledSets.ts';
import { withSession } from './model/sessionMarks.ts';
import { useChangeJournal, useJournal } from './store/useJournal.ts';

interface ProgrammeDay {
  week: CalendarWeek;
  day: CalendarDay;
}

/** Notes what was done without the runner: a workout, a day of running, the race, or running that no day names. */
export function LogScreen() {
  const { route, workout: workoutId, day: dayId, isShort } = workoutQuery(useSearchParams()[0]);
  const { status, sessions } = useJournal();
  const { put } = useChangeJournal();
  const [, changeDone] = useStoredState(doneSlice);
  const navigate = useNavigate();
  // One session, however often the button is pressed.
  const [id] = useState(() => crypto.randomUUID());
  const isLeaving = useRef(false);
  const today = useToday();
  const days = useProgrammeCalendar()
    .weeksOf()
    .flatMap((week) => week.days.map((day): ProgrammeDay => ({ week, day })));
  // The test of a day is noted beside the running of the day.
  const besideTests = sessions.filter(({ kind }) => kind !== 'test');
  const programmeDay = days.find(({ day }) => day.id === dayId);
  const [countsForPlan, setCountsForPlan] = useState(true);
  const workoutPage = workoutPages.find((page) => page.route === route);
  const workout = workoutPage?.options.find(({ id }) => id === workoutId);
  const short =
    isShort && workoutPage && workout
      ? shortVersion(workout, programmeDay?.day, workoutPage, SHORT_VERSIONS)
      : undefined;
  const prefilled = prefilledSession(
    short ?? (workout && workoutOn(workout, programmeDay?.day)),
    programmeDay?.day,
    today,
    sessions,
  );
  const origin = findOrigin(route, workout, programmeDay, isShort);

  /** The programme's day of running on a date, for a session that was noted from no day. */
  const runningDayOn = (on: string) =>
    workout || programmeDay
      ? undefined
      : days.find(
          ({ day }) => day.date === on && isRunningDay(day) && !besideTests.some((each) => isLoggedForDay(each, day)),
        )?.day;

  async function save(fields: DraftFields) {
    // A second press would find the day taken by what the first one noted.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const day = programmeDay?.day ?? (countsForPlan ? runningDayOn(fields.on) : undefined);
    const session: LoggedSession = {
      ...prefilled,
      ...fields,
      ...(workout && route && { route, workout: workout.id }),
      ...(day && { day: day.id }),
      id,
      changedAt: Date.now(),
    };
    let saved = 'C’est noté.';
    if (day) {
      changeDone((done) => withSession(done, session, sessions));
      saved = `C’est noté, et ${sessionOfDay(day, today)} est cochée.`;
    }
    await put(session);
    navigate(loggedSessionAddress(session.id), { replace: true, state: { saved } });
  }

  const already =
    programmeDay && besideTests.find((session) => session.id !== id && isLoggedForDay(session, programmeDay.day));
  return (
    <Page
      title={workout || programmeDay ? `Noter\u00a0: ${prefilled.name}` : 'Ajouter une sortie'}
      eyebrow={<BackLink to={origin.to}>{origin.name}</BackLink>}
    >
      {already && (
        <p>
          Déjà noté le {formatDate(already.on, today)}
          &nbsp;: <Link to={loggedSessionAddress(already.id)}>{already.name}</Link>.
        </p>
      )}
      <JournalStatus />
      {status !== 'loading' && (
        <SessionForm
          initial={sessionDraft(prefilled, takesHelp)}
          session={prefilled}
          others={sessions}
          setsFollow
          ofDate={(on) => {
            const day = runningDayOn(on);
            return (
              day && (
                <Checkbox checked={countsForPlan} onChange={setCountsForPlan}>
                  Compte pour le programme&nbsp;: {day.activity}, {formatDate(on, today)}
                </Checkbox>
              )
            );
          }}
          submit="Noter"
          onSubmit={save}
          cancel={
            <ButtonLink variant="outline" to={origin.to}>
              Annuler
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

function findOrigin(
  route: string | null,
  workout: PublishedWorkout | undefined,
  programmeDay: ProgrammeDay | undefined,
  short: boolean,
) {
  if (route && workout) {
    return { to: workoutAddress({ route, workout: workout.id, day: programmeDay?.day.id, short }), name: workout.name };
  }
  if (programmeDay) return { to: addressOfWeek(programmeDay.week), name: `Semaine ${programmeDay.week.number}` };
  return { to: ROUTES.journal, name: 'Journal' };
}

/** What the programme and last time say of the session. */
function prefilledSession(
  workout: PublishedWorkout | undefined,
  day: CalendarDay | undefined,
  today: LocalDate,
  sessions: readonly LoggedSession[],
): Omit<LoggedSession, 'id' | 'changedAt'> {
  // What is to come is done earlier than planned.
  const on = day?.date && day.date < today ? day.date : today;
  if (workout) return { kind: 'workout', on, name: workout.name, sets: prefilledSets(workout, sessions) };
  return { kind: day && isRaceDay(day) ? 'race' : 'run', on, name: day?.activity ?? 'Footing' };
}
