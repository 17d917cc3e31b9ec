import { useState } from 'react';
import { useFieldError } from '../ui/form/useFieldError.ts';
import { useToast } from '../ui/Toasts.tsx';
import { type AccountMessage, type CallMessages, messageOf } from './messages.ts';
import { AuthError, type AuthFault } from './port.ts';

type SaveStatus = 'done' | AuthFault;

/** Runs calls about accounts, one at a time, and tells how each went: with a toast, and at the fields it is about. */
export function useAccountCall() {
  const showToast = useToast();
  const { field, setError } = useFieldError();
  const [busy, setBusy] = useState(false);

  /** `fields` when the message does not know them by itself. */
  function tell(message: AccountMessage, names = message.fields) {
    showToast(message);
    if (names.length > 0) setError({ text: message.text, names });
  }

  /** With `leaving`, success takes the member to another screen: what was pressed stays busy until then. */
  async function run(messages: CallMessages, call: () => Promise<void>, { leaving = false } = {}): Promise<SaveStatus> {
    setBusy(true);
    try {
      await call();
      tell(messages.done);
      setError();
      if (!leaving) setBusy(false);
      return 'done';
    } catch (error) {
      tell(messageOf(messages, error));
      setBusy(false);
      return error instanceof AuthError ? error.fault : 'other';
    }
  }

  return { busy, field, tell, run };
}
