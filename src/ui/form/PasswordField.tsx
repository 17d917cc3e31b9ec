import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './PasswordField.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password, hidden until the user asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'action'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className={styles.reveal}
          aria-label="Afficher le mot de passe"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon icon={shown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
