import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/Page.tsx';
import { useAuth } from '../AuthProvider.tsx';
import { CREATE_MEMBER, SEND_RESET } from '../accountMessages.ts';
import { isEmailAddress } from '../emailAddress.ts';
import { useAccountCall } from '../useAccountCall.ts';
import styles from './AdminPage.module.css';

const MESSAGES = { create: CREATE_MEMBER, reset: SEND_RESET };

export default function AdminPage() {
  const { auth } = useAuth();
  const { busy, field, notify, run } = useAccountCall();
  const [creationRefused, setCreationRefused] = useState(false);
  const [lastSentTo, setLastSentTo] = useState<string>();
  const emailField = useRef<HTMLInputElement>(null);

  async function act(action: keyof typeof MESSAGES) {
    const input = emailField.current;
    if (busy || !input) return;
    const email = input.value.trim();
    const messages = MESSAGES[action];
    if (!isEmailAddress(email)) {
      notify(messages[email === '' ? 'empty-field' : 'invalid-email']);
      input.focus();
      return;
    }
    const outcome = await run(messages, async () => {
      const { createMember, sendPasswordReset } = await auth;
      await (action === 'create' ? createMember(email) : sendPasswordReset(email));
    });
    setCreationRefused(outcome === 'creation-closed' || outcome === 'weak-password');
    if (outcome === 'done') {
      setLastSentTo(email);
      input.value = '';
    }
    if (['done', 'invalid-email', 'unknown-account', 'email-taken'].includes(outcome)) input.focus();
  }

  return (
    <Page
      title="Panel Administrateur"
      intro="Crée le compte d’un membre. Il reçoit aussitôt un email pour choisir son mot de passe."
    >
      <div className={styles.panel}>
        <Form onSubmit={() => void act('create')}>
          <TextField
            {...field('email')}
            ref={emailField}
            label="Email"
            type="email"
            autoComplete="off"
            readOnly={busy}
            required
          />
          <Button type="submit" busy={busy}>
            Créer l’utilisateur
          </Button>
          <Button variant="outline" busy={busy} onClick={() => void act('reset')}>
            Envoyer l’email de réinitialisation
          </Button>
        </Form>
      </div>
      {/* The live region exists before its text: screen readers announce only changes to it. */}
      <div aria-live="polite">
        {lastSentTo && !creationRefused && (
          <p className="break-anywhere">
            Dernier envoi demandé pour <strong>{lastSentTo}</strong>
          </p>
        )}
        {creationRefused && <OtherWays />}
      </div>
    </Page>
  );
}

/** For projects whose settings keep a browser from creating accounts. */
function OtherWays() {
  return (
    <Stack as="section" className={`${styles.help} ruled break-anywhere`}>
      <h2>Créer les membres autrement</h2>
      <p>
        Les réglages de sécurité du projet Firebase empêchent l’app de créer des comptes. La personne qui gère le projet
        peut, pour chaque membre :
      </p>
      <Stack as="ul" gap={2}>
        <li>
          lancer <code>npm run member:create -- adresse@exemple.fr</code>, qui envoie aussi l’email ;
        </li>
        <li>
          ou l’ajouter dans la console Firebase (Authentication, Users, Add user) : envoie-lui ensuite l’email de
          réinitialisation d’ici.
        </li>
      </Stack>
      <p>SECURITY.md explique tout, pas à pas.</p>
    </Stack>
  );
}
