import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { app } from '../../generated/app.ts';
import { documentTitle } from '../../ui/documentTitle.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './AuthLayout.module.css';

interface AuthLayoutProps {
  title: string;
  intro?: ReactNode;
  /** The heading takes the focus, which announces the screen: for one that took another's place in the same address. */
  announced?: boolean | undefined;
  children?: ReactNode;
}

/** What the screens around the sign-in share: the poster, and a panel with the heading. */
export function AuthLayout({ title, intro, announced = false, children }: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const followed = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    document.title = documentTitle(title);
    if (announced || followed) heading.current?.focus();
  }, [title, announced, followed]);
  return (
    <main className={styles.page}>
      <div className={styles.poster}>
        <Logo className={styles.track} />
        <Stack as="p" className={`${styles.tagline} strong`}>
          {app.tagline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </Stack>
      </div>
      <Stack gap={5} className={styles.panel}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <span className={`${styles.name} accent large`}>{app.name}</span> {title}
        </h1>
        {intro && <p className="muted">{intro}</p>}
        {children}
      </Stack>
    </main>
  );
}
