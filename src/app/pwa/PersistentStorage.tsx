import { useEffect } from 'react';
import { useJournal } from '../../journal/store/useJournal.ts';
import { isInstalled } from './installOffer.ts';

/**
 * Asks the browser not to delete what is stored: the installed app from the start, a tab once something is in the journal.
 * In a tab Firefox would ask the user, so there it is left; the other browsers decide by themselves.
 */
export function PersistentStorage() {
  const hasSessions = useJournal().sessions.length > 0;
  const mayAsk = isInstalled() || (hasSessions && !/\bFirefox\//.test(navigator.userAgent));
  useEffect(() => {
    if (mayAsk) navigator.storage?.persist?.().catch(() => undefined);
  }, [mayAsk]);
  return null;
}
