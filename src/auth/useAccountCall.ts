import { useState } from 'react';
import { useToast } from '../ui/Toasts.tsx';
import { type AccountAction, NOTICES, noticeOf } from './notices.ts';
import { AuthError, type AuthFault } from './port.ts';

type Outcome = 'done' | AuthFault;
/** Opening the admin panel calls nobody. */
type CallAction = Exclude<AccountAction, 'open-admin-panel'>;

/** Runs calls about accounts, one at a time, and tells with a toast how each went. */
export function useAccountCall() {
  const showToast = useToast();
  const [busy, setBusy] = useState(false);

  /** With `leaving`, success takes the member to another screen: what was pressed stays busy until then. */
  async function run(action: CallAction, call: () => Promise<void>, { leaving = false } = {}): Promise<Outcome> {
    setBusy(true);
    try {
      await call();
      showToast(NOTICES[action].done);
      if (!leaving) setBusy(false);
      return 'done';
    } catch (error) {
      showToast(noticeOf(action, error));
      setBusy(false);
      return error instanceof AuthError ? error.fault : 'other';
    }
  }

  return { busy, run };
}
