import { useState } from 'react';
import { useAuth } from '../auth/AuthProvider.tsx';
import { NOTICES } from '../auth/notices.ts';
import { useAccountCall } from '../auth/useAccountCall.ts';
import { Button } from '../ui/Button.tsx';
import { Form, focusEmptyField } from '../ui/Form.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toasts.tsx';

/** Sends the email with the link to choose a password; `email` is a first guess at the address. */
export function SendLinkForm({ email: guess = '' }: { email?: string | undefined }) {
  const { auth } = useAuth();
  const showToast = useToast();
  const { busy, run } = useAccountCall();
  const [sentTo, setSentTo] = useState<string>();

  async function send({ email = '' }: Record<string, string>, form: HTMLFormElement) {
    if (busy) return;
    if (focusEmptyField(form)) {
      showToast(NOTICES['send-reset']['empty-field']);
      return;
    }
    const outcome = await run('send-reset', () => auth.sendPasswordReset(email));
    setSentTo(outcome === 'done' ? email : undefined);
    if (outcome === 'invalid-email' || outcome === 'unknown-account') form.querySelector('input')?.focus();
  }

  return (
    <>
      <Form onSubmit={send}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={guess}
          readOnly={busy}
          required
        />
        <Button type="submit" busy={busy}>
          Recevoir un lien par email
        </Button>
      </Form>
      <p aria-live="polite">
        {sentTo &&
          `Si un compte existe pour ${sentTo}, le lien y arrive dans quelques minutes. Regarde aussi dans le courrier indésirable.`}
      </p>
    </>
  );
}
