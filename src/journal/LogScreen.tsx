import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PublishedOption } from '../../schema/programme.ts';
import { formatDate } from '../calendar/dateText.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import { useToday } from '../calendar/useToday.ts';
import { optionOn } from '../format/lighter.ts';
import { programme } from '../generated/programme.ts';
import { loggedSessionAddress, workoutAddress } from '../memberRoutes.ts';
import { type CalendarDay, type CalendarWeek, isRunningDay } from '../programme/model/day.ts';
import { markIn, withMark } from '../programme/model/done.ts';
import { useProgrammeCalendar } from '../programme/useProgrammeCalendar.ts';
import { addressOfWeek } from '../programme/weeks.ts';
import { ROUTES } from '../routes.ts';
import { forgetDraft } from '../storage/draftStorage.ts';
import { useChangeJournal, useJournal } from '../storage/useJournal.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { Link } from '../ui/Link.tsx';
import { Page } from '../ui/Page.tsx';
import { BackLink } from '../ui/StepLink.tsx';
import { SessionForm } from './form/SessionForm.tsx';
import { JournalStatus } from './JournalStatus.tsx';
import { type DraftFields, sessionDraft } from './model/draft.ts';
import type { LoggedSession } from './model/entry.ts';
import { isOfDay } from './model/loggedDay.ts';
import { prefilledSets } from './model/newDraft.ts';

interface LogScreenProps {
  /** Page and id of a workout. */
  route: string | null;
  workout: string | null;
  /** Id of the programme's day that it is noted for. */
  day: string | null;
}

/** Notes what was done without the runner: a workout, a day of running, or a session of running that no day names. */
export function LogScreen({ route, workout, day: dayId }: LogScreenProps) {
  const { status, sessions } = useJournal();
  const { put } = useChangeJournal();
  const [, changeDone] = useStoredState('done');
  const navigate = useNavigate();
  // One session, however often the button is pressed.
  const [id] = useState(() => crypto.randomUUID());
  const isLeaving = useRef(false);
  const today = useToday();
  const days = useCalendarDays();
  const linking = days.find(({ day }) => day.id === dayId);
  const [countsForPlan, setCountsForPlan] = useState(true);
  const option = programme.workoutPages.find((page) => page.route === route)?.options.find(({ id }) => id === workout);
  const blank = blankSession(option && optionOn(option, linking), linking?.day, today, sessions);
  const origin = originOf({ route, option, linking });

  /** The programme's day of running on a date, for a session that was noted from no day. */
  const runningDayOn = (on: string) =>
    option || linking
      ? undefined
      : days.find(({ day }) => day.date === on && isRunningDay(day) && !sessions.some((each) => isOfDay(each, day)))
          ?.day;

  function save(fields: DraftFields) {
    // A second press would find the day taken by what the first one noted.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const day = linking?.day ?? (countsForPlan ? runningDayOn(fields.on) : undefined);
    const session: LoggedSession = {
      ...blank,
      ...fields,
      ...(option && route && { route, workout: option.id }),
      ...(day && { day: day.id }),
      id,
      changedAt: Date.now(),
    };
    void put(session);
    let saved = 'C’est noté.';
    if (day) {
      changeDone((marks) => (markIn(marks, day.id) ? marks : withMark(marks, day.id, session.on)));
      const { date } = day;
      const named = date ? `du ${formatDate(date, today)}` : `de ${day.day}, semaine ${linking?.week.number},`;
      saved = `C’est noté, et la séance ${named} est cochée.`;
    }
    navigate(loggedSessionAddress(session.id), { replace: true, state: { saved } });
  }

  const already = linking && sessions.find((session) => isOfDay(session, linking.day));
  return (
    <Page
      title={option || linking ? `Noter\u00a0: ${blank.name}` : 'Ajouter une sortie'}
      eyebrow={<BackLink to={origin.to}>{origin.name}</BackLink>}
    >
      {already && (
        <p>
          Déjà noté le {formatDate(already.on, today)}
          {'\u00a0'}: <Link to={loggedSessionAddress(already.id)}>{already.name}</Link>.
        </p>
      )}
      <JournalStatus />
      {status !== 'loading' && (
        <SessionForm
          initial={sessionDraft(blank)}
          isRunning={blank.kind === 'run'}
          setsFollow
          ofDate={(on) => {
            const day = runningDayOn(on);
            return (
              day && (
                <Checkbox checked={countsForPlan} onChange={setCountsForPlan}>
                  Compte pour le programme{'\u00a0'}: {day.activity}, {formatDate(on, today)}
                </Checkbox>
              )
            );
          }}
          submit="Noter"
          onSubmit={save}
          cancel={
            <ButtonLink variant="outline" to={origin.to} onClick={forgetDraft}>
              Annuler
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

interface Linking {
  week: CalendarWeek;
  day: CalendarDay;
}

/** The days of the programme, on their dates where they have any. */
function useCalendarDays(): Linking[] {
  return useProgrammeCalendar()
    .weeksOf()
    .flatMap((week) => week.days.map((day) => ({ week, day })));
}

/** Where the form was opened from. */
function originOf({
  route,
  option,
  linking,
}: {
  route: string | null;
  option?: PublishedOption | undefined;
  linking?: Linking | undefined;
}) {
  if (route && option) {
    return { to: workoutAddress({ route, workout: option.id, day: linking?.day.id }), name: option.name };
  }
  if (linking) return { to: addressOfWeek(linking.week), name: `Semaine ${linking.week.number}` };
  return { to: ROUTES.journal, name: 'Journal' };
}

function blankSession(
  option: PublishedOption | undefined,
  day: CalendarDay | undefined,
  today: LocalDate,
  sessions: readonly LoggedSession[],
): Omit<LoggedSession, 'id' | 'changedAt'> {
  // What is to come is done earlier than planned.
  const on = day?.date && day.date < today ? day.date : today;
  if (option) return { kind: 'workout', on, name: option.name, sets: prefilledSets(option, sessions) };
  return { kind: 'run', on, name: day?.activity ?? 'Footing' };
}
