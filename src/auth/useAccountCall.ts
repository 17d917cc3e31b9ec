import { useState } from 'react';
import { useToast } from '../ui/Toasts.tsx';
import { type AccountAction, NOTICES, noticeOf } from './notices.ts';
import { AuthError, type AuthFault } from './port.ts';

type Outcome = 'done' | AuthFault;
/** Actions that a call can succeed in. */
type CallAction = {
  [action in AccountAction]: (typeof NOTICES)[action] extends { done: object } ? action : never;
}[AccountAction];

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
