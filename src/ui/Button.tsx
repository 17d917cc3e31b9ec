import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';

type Look = 'primary' | 'outline';

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  /** A call is under way: the button shows it and can't be pressed again. */
  busy?: boolean;
}

export function Button({ look = 'primary', busy = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={styles[look]}
      // Not `disabled`, which would throw the keyboard's focus away.
      aria-disabled={busy}
      aria-busy={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A step to another screen of the app that looks like a button. */
export function ButtonLink({ look = 'primary', ...rest }: LinkProps & { look?: Look }) {
  return <Link className={styles[look]} {...rest} />;
}

interface OutsideLinkProps {
  href: string;
  look?: Look;
  /** Leaves this page open. */
  newTab?: boolean;
  children: ReactNode;
}

/** A way out of the app that looks like a button. */
export function OutsideLink({ href, look = 'primary', newTab = false, children }: OutsideLinkProps) {
  return (
    <a href={href} className={styles[look]} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      {children}
      {newTab && <span className="visually-hidden"> (nouvel onglet)</span>}
    </a>
  );
}
