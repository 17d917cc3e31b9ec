import { useState } from 'react';
import { useFieldError } from '../ui/form/useFieldError.ts';
import { useToast } from '../ui/Toasts.tsx';
import { AuthError, type AuthErrorCode } from './authClient.ts';
import { type AccountMessage, type CallMessages, messageOf } from './messages.ts';

type Outcome = 'done' | AuthErrorCode;

/** Runs calls about accounts, one at a time, and reports how each went: with a toast, and at the fields it is about. */
export function useAccountCall() {
  const showToast = useToast();
  const { field, setError } = useFieldError();
  const [busy, setBusy] = useState(false);

  /** `fields` when the message does not know them by itself. */
  function notify(message: AccountMessage, names = message.fields) {
    showToast(message);
    if (names.length > 0) setError({ text: message.text, names });
  }

  /** With `leaving`, success leads to another screen: the button stays busy until then. */
  async function run(messages: CallMessages, call: () => Promise<void>, { leaving = false } = {}): Promise<Outcome> {
    setBusy(true);
    try {
      await call();
      notify(messages.done);
      setError();
      if (!leaving) setBusy(false);
      return 'done';
    } catch (error) {
      notify(messageOf(messages, error));
      setBusy(false);
      return error instanceof AuthError ? error.code : 'other';
    }
  }

  return { busy, field, notify, run };
}
