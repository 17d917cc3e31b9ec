import { useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { loggedSessionAddress } from '../memberRoutes.ts';
import { doneSlice } from '../schedule/doneSlice.ts';
import { useProgrammeCalendar } from '../schedule/useProgrammeCalendar.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { BackLink } from '../ui/PageLinks.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { takesHelp } from './citedExercise.ts';
import { SessionForm } from './form/SessionForm.tsx';
import { MissingSession } from './JournalStatus.tsx';
import { type DraftFields, sessionDraft } from './model/draft.ts';
import { withMovedSession } from './model/sessionMarks.ts';
import { splitChanges } from './model/splits.ts';
import { stationTestChanges } from './model/stationTest.ts';
import { useChangeJournal, useJournal } from './store/useJournal.ts';

export function CorrectionScreen() {
  const { id = '' } = useParams();
  const { sessions } = useJournal();
  const { edit } = useChangeJournal();
  const [, changeDone] = useStoredState(doneSlice);
  const days = useProgrammeCalendar()
    .weeksOf()
    .flatMap((week) => week.days);
  const navigate = useNavigate();
  const { state } = useLocation();
  const showToast = useToast();
  const session = sessions.find((each) => each.id === id);
  const address = loggedSessionAddress(id);
  const isLeaving = useRef(false);

  function leave() {
    // A second press before the browser has gone back would go back twice.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // The session is the entry before this one: going back keeps the history as short as it feels.
    if (state?.fromSession) navigate(-1);
    else navigate(address, { replace: true });
  }

  async function correct(_: DraftFields, changed: Partial<DraftFields>) {
    // A version that says nothing new would win over a correction on another device.
    if (Object.keys(changed).length === 0) return leave();
    // Before what is said of a change that will not last. The page comes back scrolled to where « Corriger » is.
    showToast({ kind: 'success', text: 'C’est corrigé.', durationMs: 3000 });
    const saving = edit(id, (former) => ({
      ...former,
      ...splitChanges(former, changed),
      ...stationTestChanges(former, changed),
      ...changed,
    }));
    const { on } = changed;
    if (session && on) changeDone((done) => withMovedSession(done, session, on, { sessions, days }));
    await saving;
    leave();
  }

  if (!session) return <MissingSession />;
  return (
    <Page title={`Corriger\u00a0: ${session.name}`} eyebrow={<BackLink to={address}>{session.name}</BackLink>}>
      <SessionForm
        initial={sessionDraft(session, takesHelp)}
        version={session.changedAt}
        session={session}
        others={sessions.filter((each) => each.id !== id)}
        submit="Enregistrer"
        onSubmit={correct}
        cancel={
          <Button variant="outline" onClick={leave}>
            Annuler
          </Button>
        }
      />
    </Page>
  );
}
