import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';

type Variant = 'primary' | 'outline' | 'text';

const CLASSES: Record<Variant, string | undefined> = {
  primary: styles.primary,
  outline: styles.outline,
  text: 'text-button',
};

interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
  /** A call is under way: the button shows it and can't be pressed again. */
  busy?: boolean;
}

export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={CLASSES[variant]}
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
export function ButtonLink({ variant = 'primary', ...rest }: LinkProps & { variant?: Variant }) {
  return <Link className={CLASSES[variant]} {...rest} />;
}

interface ExternalLinkProps {
  href: string;
  variant?: Variant;
  /** Instead of the look of a button: in a text. */
  className?: string | undefined;
  /** Leaves this page open. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link out of the app, as a button or in a text. */
export function ExternalLink({
  href,
  variant = 'primary',
  className = CLASSES[variant],
  newTab = false,
  children,
}: ExternalLinkProps) {
  return (
    <a href={href} className={className} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      {children}
      {newTab && <span className="visually-hidden"> (nouvel onglet)</span>}
    </a>
  );
}
