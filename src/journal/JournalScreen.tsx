import { Suspense, useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { lazyChunk } from '../app/loading/lazyChunk.tsx';
import { Page } from '../ui/Page.tsx';
import { loadJournalPage } from './loadJournalPage.ts';
import { journalStore } from './store/useJournal.ts';

const JournalPage = lazyChunk(() => {
  // The database is read while the chunk is fetched: a year takes as long.
  void journalStore.load();
  return loadJournalPage();
});

/** What was done; its charts and forms are a chunk of their own. */
export function JournalScreen() {
  return (
    <Suspense
      fallback={
        <Page title="Journal">
          <p role="status">Chargement…</p>
        </Page>
      }
    >
      <JournalPage />
      <HeadingFocus />
    </Suspense>
  );
}

/** After a step inside the app the heading has the focus; the one that had it is gone with what was shown meanwhile. */
function HeadingFocus() {
  const followed = useNavigationType() === NavigationType.Push;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the chunk is there.
  useEffect(() => {
    if (followed) document.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return null;
}
