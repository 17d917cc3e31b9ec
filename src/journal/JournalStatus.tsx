import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ROUTES } from '../routes.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';
import { Page } from '../ui/Page.tsx';
import { BackLink } from '../ui/PageLinks.tsx';
import { useLostFocus } from '../ui/useLostFocus.ts';
import styles from './JournalStatus.module.css';
import { journalStore, useJournal } from './store/useJournal.ts';

interface JournalStatusProps {
  /** What else is announced. */
  status?: ReactNode;
  children?: ReactNode;
}

/** Whether the journal is there; one that can't be read is asked again when its member wants. */
export function JournalStatus({ status, children }: JournalStatusProps) {
  const { status: readStatus } = useJournal();
  const [isAsking, setAsking] = useState(false);
  const hasFailed = readStatus === 'failed';
  const heading = useRef<HTMLElement>(null);
  useEffect(() => {
    heading.current = document.querySelector('h1');
  }, []);
  // « Réessayer » is removed once the journal is read.
  useLostFocus(heading);

  async function retry() {
    setAsking(true);
    await journalStore.refresh();
    setAsking(false);
  }

  return (
    <Stack align="start" className={`barred ${styles.messages}`}>
      <div role="status">
        {(readStatus === 'loading' || isAsking) && <p>Chargement…</p>}
        {/* Anew after each attempt: the same words that stay would not be announced. */}
        {hasFailed && !isAsking && <p>Ton journal n’a pas pu être lu.</p>}
        {status}
      </div>
      {children}
      {hasFailed && (
        <Button variant="outline" busy={isAsking} onClick={() => void retry()}>
          Réessayer
        </Button>
      )}
    </Stack>
  );
}

/** In the place of a session that is not, or not yet, there. */
export const MissingSession = () => (
  <Page title="Journal" eyebrow={<BackLink to={ROUTES.journal}>Journal</BackLink>}>
    <JournalStatus
      status={useJournal().status === 'read' && <p>Cette séance n’est pas dans ton journal, ou n’y est plus.</p>}
    />
  </Page>
);
