import { useEffect, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom';
import { formatDate } from '../calendar/dateText.ts';
import { useToday } from '../calendar/useToday.ts';
import { decimal } from '../format/decimal.ts';
import { workoutPages } from '../generated/workoutPages.ts';
import { correctionAddress, RESULT_ADDRESS, workoutAddress } from '../memberRoutes.ts';
import { ROUTES } from '../routes.ts';
import { isRaceDay } from '../schedule/model/day.ts';
import { useProgrammeCalendar } from '../schedule/useProgrammeCalendar.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Actions, Cluster } from '../ui/layout.tsx';
import { Page } from '../ui/Page.tsx';
import { BackLink } from '../ui/PageLinks.tsx';
import { MissingSession } from './JournalStatus.tsx';
import { markedDayText } from './markedDayText.ts';
import type { LoggedSession } from './model/entry.ts';
import {
  formatMeters,
  formatPaceSeconds,
  formatTime,
  hasOwnTime,
  runningPace,
  shownSeconds,
} from './model/sessionValues.ts';
import { removedTestText } from './paces/removedTestText.ts';
import { SessionSets } from './SessionSets.tsx';
import type { Removed } from './SessionsScreen.tsx';
import { useJournal } from './store/useJournal.ts';
import { useRaceOf } from './useRaceOf.ts';
import { useRemoveSession } from './useRemoveSession.ts';

export function SessionScreen({ onRemoved }: { onRemoved: (removed: Removed) => void }) {
  const { id = '' } = useParams();
  const { sessions } = useJournal();
  const removeSession = useRemoveSession();
  const days = useProgrammeCalendar()
    .weeksOf()
    .flatMap((week) => week.days);
  const today = useToday();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [saved, setSaved] = useState('');
  const [leaving, setLeaving] = useState<LoggedSession>();
  const race = useRaceOf(days.findLast(isRaceDay));
  const session = leaving ?? sessions.find((each) => each.id === id);
  const page = workoutPages.find(({ route }) => route === session?.route);
  // Not again after a reload or a step back.
  const isArriving = useNavigationType() !== NavigationType.Pop;
  // Into a status that is there already, which is announced.
  useEffect(() => {
    if (isArriving && typeof state?.saved === 'string') setSaved(state.saved);
  }, [isArriving, state]);
  if (!session) return <MissingSession />;

  function remove(removed: LoggedSession) {
    // A second tap, while the list is being drawn, has nothing to bring back.
    if (leaving) return;
    setLeaving(removed);
    const { undoneDay, restore } = removeSession(removed);
    const undone = days.find(({ id }) => id === undoneDay);
    const consequences = [undone && markedDayText(undone, false, today), removedTestText(sessions, removed, today)];
    onRemoved({
      name: `${removed.name}, ${formatDate(removed.on, today)}`,
      consequence: consequences.filter(Boolean).join(' '),
      restore: () => void restore(),
    });
    navigate(ROUTES.journal, { replace: true });
  }

  return (
    <Page
      title={session.name}
      eyebrow={<BackLink to={ROUTES.journal}>Journal</BackLink>}
      intro={<time dateTime={session.on}>{formatDate(session.on, today)}</time>}
    >
      <div role="status">{saved && <p className="barred strong">{saved}</p>}</div>
      <SessionValues session={session} />
      {session.note && <p className="barred verbatim">{session.note}</p>}
      <SessionSets session={session} isLinked />
      <Actions className="screen-only">
        <ButtonLink variant="outline" to={correctionAddress(id)} state={{ fromSession: true }}>
          Corriger
        </ButtonLink>
        <Button variant="outline" onClick={() => remove(session)}>
          Supprimer
        </Button>
        {page && (
          <Link to={workoutAddress({ ...session, route: page.route })} className="text-button">
            Revoir la séance prévue
          </Link>
        )}
        {session.kind === 'race' && session.id === race?.id && (
          <Link to={RESULT_ADDRESS} className="text-button">
            {session.isOfficial ? 'Corriger ton résultat officiel' : 'Noter ton résultat officiel'}
          </Link>
        )}
      </Actions>
    </Page>
  );
}

function SessionValues({ session }: { session: LoggedSession }) {
  const { meters, rpe } = session;
  const seconds = shownSeconds(session);
  const isOwnTime = hasOwnTime(session);
  const pace = runningPace(session);
  const values = [
    { term: 'Distance', text: meters !== undefined && formatMeters(meters) },
    { term: 'Temps', text: (isOwnTime || session.seconds !== seconds) && seconds && formatTime(seconds) },
    { term: 'Durée totale', text: !isOwnTime && session.seconds && formatTime(session.seconds) },
    { term: 'Allure', text: pace !== undefined && formatPaceSeconds(pace) },
    { term: 'Effort', text: rpe !== undefined && `RPE\u00a0${decimal(rpe)}` },
  ].filter(({ text }) => text);
  if (values.length === 0) return null;
  return (
    <Cluster as="dl" gap={6} className="facts underlined">
      {values.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="number">{text}</dd>
        </div>
      ))}
    </Cluster>
  );
}
