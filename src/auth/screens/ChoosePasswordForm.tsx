import { Check, Circle } from 'lucide';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '../../routes.ts';
import { Button } from '../../ui/Button.tsx';
import { Form, focusEmptyField } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { useAuth } from '../AuthProvider.tsx';
import { CHOOSE_PASSWORD } from '../accountMessages.ts';
import { AuthError, type PasswordRules } from '../authClient.ts';
import { checkPassword } from '../passwordRules.ts';
import { useAccountCall } from '../useAccountCall.ts';
import styles from './ChoosePasswordForm.module.css';

interface ChoosePasswordFormProps {
  code: string;
  /** Whose password it is. */
  email: string;
  rules: PasswordRules;
  onDeadLink: () => void;
  /** The server asks for more than the rules that are shown. */
  onRefused: () => void;
}

/** The new password of an account; then signs its owner in. */
export function ChoosePasswordForm({ code, email, rules, onDeadLink, onRefused }: ChoosePasswordFormProps) {
  const { auth, member } = useAuth();
  const navigate = useNavigate();
  const { busy, field, notify, run } = useAccountCall();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const rulesId = useId();
  const passwordField = field('password');
  const checked = checkPassword(typed.trim(), rules);
  const allMet = checked.every(({ isMet }) => isMet);
  // An admin who opens a member's link stays the admin.
  const signedInAsAnother = Boolean(member) && member?.email !== email;

  async function choose({ password = '' }: Record<string, string>, form: HTMLFormElement) {
    if (busy) return;
    const empty = focusEmptyField(form);
    if (empty.length > 0) {
      notify(CHOOSE_PASSWORD['empty-field'], empty);
      return;
    }
    if (!allMet) {
      notify(CHOOSE_PASSWORD['weak-password']);
      refuse(form);
      return;
    }
    const outcome = await run(CHOOSE_PASSWORD, () => save(password), { leaving: true });
    if (outcome === 'done') navigate(ROUTES.introduction, { replace: true });
    else if (outcome === 'dead-link') onDeadLink();
    else if (outcome === 'weak-password') {
      refuse(form);
      onRefused();
    }
  }

  function refuse(form: HTMLFormElement) {
    setRefused(true);
    form.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }

  async function save(password: string) {
    let lost: unknown;
    try {
      await (await auth).choosePassword(code, password);
    } catch (error) {
      if (!(error instanceof AuthError) || error.code !== 'unreachable') throw error;
      lost = error;
    }
    if (signedInAsAnother) {
      if (lost) throw lost;
      return;
    }
    try {
      await (await auth).signIn(email, password);
    } catch {
      // The visitor gets to /login, with a password that works; unless nobody knows whether it was saved.
      if (lost) throw lost;
    }
  }

  return (
    <Form onSubmit={choose}>
      <TextField label="Email" type="email" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...passwordField}
        label="Nouveau mot de passe"
        autoComplete="new-password"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setRefused(false);
        }}
        aria-describedby={[passwordField.errorId, rulesId].join(' ').trim()}
        aria-invalid={refused || passwordField.errorId !== undefined}
        readOnly={busy}
        required
      />
      <Stack as="ul" gap={1} id={rulesId} className={styles.rules} data-refused={refused}>
        {checked.map(({ text, isMet }) => (
          <Cluster as="li" key={text} gap={2} align="center" data-met={isMet}>
            <Icon icon={isMet ? Check : Circle} />
            {text}
            {isMet && <span className="visually-hidden"> : c’est bon</span>}
          </Cluster>
        ))}
        {refused && allMet && (
          <Cluster as="li" gap={2} align="center" data-met={false}>
            <Icon icon={Circle} />
            plus long, ou avec d’autres sortes de caractères
          </Cluster>
        )}
      </Stack>
      <Button type="submit" busy={busy}>
        {signedInAsAnother ? 'Enregistrer' : 'Enregistrer et me connecter'}
      </Button>
    </Form>
  );
}
