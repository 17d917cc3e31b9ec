import { memo, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import type { LocalDate } from '../calendar/localDate.ts';
import { useToday } from '../calendar/useToday.ts';
import { logAddress } from '../memberRoutes.ts';
import { ROUTES } from '../routes.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { BackLink } from '../ui/PageLinks.tsx';
import { LiftsSection } from './charts/LiftsSection.tsx';
import { PacesSection } from './charts/PacesSection.tsx';
import { SimulationsSection } from './charts/SimulationsSection.tsx';
import { WeeksSection } from './charts/WeeksSection.tsx';
import { DataNotice } from './DataNotice.tsx';
import { ExportReminder } from './ExportReminder.tsx';
import { JournalStatus } from './JournalStatus.tsx';
import { SessionList } from './SessionList.tsx';
import { ShareSection } from './ShareSection.tsx';
import type { Journal } from './store/journalStore.ts';
import { useJournal } from './store/useJournal.ts';

/** A session that was just deleted, and how it comes back. */
export interface Removed {
  name: string;
  /** What else its deletion changed. */
  consequence: string;
  restore: () => void;
}

interface SessionsScreenProps {
  shown: number;
  onShow: (shown: number) => void;
  removed: Removed | undefined;
  onRestored: () => void;
}

/** Since the page was loaded. */
let wasShown = false;
const NOT_LOADED: Journal = { status: 'loading', canSave: true, sessions: [] };

export function SessionsScreen({ shown, onShow, removed, onRestored }: SessionsScreenProps) {
  const journal = useJournal();
  const { status, canSave, sessions } = journal;
  // A year takes a while to draw: the heading and the first section don't wait for what is below them.
  // Back, the browser scrolls to where it was: all must be there at once. A page that was loaded is no step back.
  const isBack = useNavigationType() === NavigationType.Pop && wasShown;
  useEffect(() => {
    wasShown = true;
  }, []);
  const later = useDeferredValue(journal, isBack ? journal : NOT_LOADED);
  const today = useToday();
  const list = useRef<HTMLHeadingElement>(null);
  const [announced, setAnnounced] = useState<Removed>();
  // Into a status that is there already, which is announced.
  useEffect(() => setAnnounced(removed), [removed]);
  return (
    <Page
      title="Journal"
      eyebrow={<BackLink to={ROUTES.training}>Programme</BackLink>}
      intro="Ce que tu as fait et noté. Tout reste sur cet appareil."
      action={
        <div className="screen-only">
          <ButtonLink to={logAddress()} variant="outline">
            Ajouter une sortie
          </ButtonLink>
        </div>
      }
    >
      <JournalStatus
        status={
          announced && (
            <p>
              <strong>Supprimé&nbsp;:</strong> {announced.name}. {announced.consequence}
            </p>
          )
        }
      >
        {removed && (
          <Button
            variant="outline"
            onClick={() => {
              removed.restore();
              onRestored();
              // The list is not there yet when the only session comes back.
              (list.current ?? document.querySelector('h1'))?.focus();
            }}
          >
            Annuler la suppression
          </Button>
        )}
        {!canSave && (
          <p>
            <strong>Ton navigateur ne garde pas le journal.</strong> Ce que tu notes sera perdu quand tu fermeras
            l’app&nbsp;: exporte ton journal depuis ton profil.
          </p>
        )}
      </JournalStatus>
      <DataNotice />
      <ExportReminder sessions={sessions} today={today} />
      {status === 'read' && sessions.length === 0 && (
        <p className="lead apart">
          Rien pour l’instant. Tes séances arrivent ici quand tu les notes&nbsp;: pendant l’entraînement, sur leur page,
          ou sur leur jour dans le <Link to={ROUTES.training}>programme</Link>.
        </p>
      )}
      {sessions.length > 0 && <WeeksSection sessions={sessions} today={today} />}
      <LaterSections journal={later} today={today} shown={shown} onShow={onShow} list={list} />
    </Page>
  );
}

interface LaterSectionsProps extends Pick<SessionsScreenProps, 'shown' | 'onShow'> {
  journal: Journal;
  today: LocalDate;
  list: RefObject<HTMLHeadingElement | null>;
}

const LaterSections = memo(({ journal: { status, sessions }, today, shown, onShow, list }: LaterSectionsProps) => (
  <>
    {sessions.length > 0 && (
      <>
        <SessionList sessions={sessions} today={today} shown={shown} onShow={onShow} heading={list} />
        <LiftsSection sessions={sessions} today={today} />
        <PacesSection sessions={sessions} today={today} />
        <SimulationsSection sessions={sessions} today={today} />
      </>
    )}
    {status === 'read' && <ShareSection sessions={sessions} today={today} />}
  </>
));
