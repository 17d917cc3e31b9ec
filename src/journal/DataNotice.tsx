import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { STORED_DATA_ADDRESS } from '../memberRoutes.ts';
import { seenDaysSlice } from '../schedule/seenDaysSlice.ts';
import { forgetNewOwner, isNewOwner } from '../storage/account.ts';
import { store } from '../storage/useStoredState.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Actions, Stack } from '../ui/layout.tsx';
import { hasSessionsSlice } from './dataSlices.ts';
import { journalStore, useJournal } from './store/useJournal.ts';

const IMPORT = 'Si tu as un fichier exporté, importe-\u2060le.';

const NOTICES = {
  settingsLost: {
    title: 'Ta date de course, tes séances faites et tes réglages ne sont plus sur cet appareil.',
    text: `Le navigateur les a effacés. Ton journal est encore là. ${IMPORT}`,
    isLoss: true,
  },
  journalLost: {
    title: 'Ton journal n’est plus sur cet appareil.',
    text: `Le navigateur l’a effacé. Ta date de course, tes séances faites et tes réglages sont encore là. ${IMPORT}`,
    isLoss: true,
  },
  newOwner: {
    title: 'Les données de cet appareil sont maintenant celles de ton compte.',
    text: 'Chaque compte a désormais les siennes. Si quelqu’un d’autre se servait aussi de l’app ici, exporte tout depuis ton profil\u00a0: cette personne pourra importer le fichier dans son compte.',
    isLoss: false,
  },
};
type Notice = keyof typeof NOTICES;

interface NoticeState {
  notice: Notice | undefined;
  dismiss: () => void;
}

const NoticeContext = createContext<NoticeState>({ notice: undefined, dismiss: () => {} });

export const useDataNotice = () => use(NoticeContext);

/** Compares settings and journal once, when both have been read: a browser may have deleted one of them. */
export function DataNoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  const [isChecked, setChecked] = useState(false);
  const hasSessions = useJournal().sessions.length > 0;
  useEffect(() => {
    const unmounted = new AbortController();
    void findNotice().then((found) => {
      if (unmounted.signal.aborted) return;
      setNotice(found);
      setChecked(true);
    });
    return () => unmounted.abort();
  }, []);
  useEffect(() => {
    if (isChecked && hasSessions && notice !== 'settingsLost') store.change(hasSessionsSlice, () => true);
  }, [isChecked, hasSessions, notice]);
  const state = useMemo(
    () => ({
      notice,
      dismiss() {
        if (notice === 'journalLost') store.change(hasSessionsSlice, () => undefined);
        if (notice === 'newOwner') forgetNewOwner();
        setNotice(undefined);
      },
    }),
    [notice],
  );
  return <NoticeContext value={state}>{children}</NoticeContext>;
}

/** What the app writes when it opens says nothing of what the member had. */
const WRITTEN_BY_ITSELF = ['version', seenDaysSlice.name];

async function findNotice(): Promise<Notice | undefined> {
  const hasSettings = Object.keys(store.record()).some((name) => !WRITTEN_BY_ITSELF.includes(name));
  const hadSessions = store.get(hasSessionsSlice);
  const canRead = store.canSave();
  const hasEntries = (await journalStore.records()).length > 0;
  if (!canRead || journalStore.journal().status !== 'read') return undefined;
  if (hadSessions && !hasEntries) return 'journalLost';
  // Before accounts had their own data, a journal could be there without settings.
  const areSettingsLost = hasEntries && !hasSettings && journalStore.wasOwned();
  // There was nothing to be given, or a browser that deleted the settings has deleted whose they were.
  if (areSettingsLost || !(hasEntries || hasSettings)) forgetNewOwner();
  if (areSettingsLost) return 'settingsLost';
  return isNewOwner() ? 'newOwner' : undefined;
}

/** What a member has to know about their data on this device, until they have read it. */
export function DataNotice() {
  const { notice, dismiss } = useDataNotice();
  if (!notice) return null;
  const { title, text, isLoss } = NOTICES[notice];
  return (
    <Stack as="aside" className="callout screen-only" aria-label="Tes données">
      <p>
        <strong>{title}</strong> {text}
      </p>
      <Actions>
        {isLoss && <ButtonLink to={STORED_DATA_ADDRESS}>Importer un fichier</ButtonLink>}
        <Button
          variant="outline"
          onClick={() => {
            dismiss();
            // This button is removed with the notice.
            document.querySelector<HTMLElement>('main h1')?.focus();
          }}
        >
          J’ai compris
        </Button>
      </Actions>
    </Stack>
  );
}
