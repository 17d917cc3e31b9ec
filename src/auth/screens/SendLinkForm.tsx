import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useAuth } from '../AuthProvider.tsx';
import { SEND_RESET } from '../accountMessages.ts';
import { isEmailAddress } from '../emailAddress.ts';
import { useAccountCall } from '../useAccountCall.ts';

/** Sends the email with the link to choose a password; `email` is a first guess at the address. */
export function SendLinkForm({ email: guess = '' }: { email?: string | undefined }) {
  const { auth } = useAuth();
  const { busy, field, notify, run } = useAccountCall();
  const [sentTo, setSentTo] = useState<string>();

  async function send({ email = '' }: Record<string, string>, form: HTMLFormElement) {
    if (busy) return;
    const input = form.querySelector('input');
    if (!isEmailAddress(email)) {
      notify(SEND_RESET[email === '' ? 'empty-field' : 'invalid-email']);
      setSentTo(undefined);
      input?.focus();
      return;
    }
    const outcome = await run(SEND_RESET, async () => (await auth).sendPasswordReset(email));
    setSentTo(outcome === 'done' ? email : undefined);
    if (outcome === 'invalid-email' || outcome === 'unknown-account') input?.focus();
  }

  return (
    <>
      <Form onSubmit={send}>
        <TextField
          {...field('email')}
          label="Email"
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
          `Si un compte existe pour ${sentTo}, tu reçois le lien dans quelques minutes. Regarde aussi dans les courriers indésirables.`}
      </p>
    </>
  );
}
