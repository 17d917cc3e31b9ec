import { type ReactNode, useEffect } from 'react';
import { documentTitle } from './documentTitle.ts';
import { Stack } from './layout.tsx';
import styles from './Page.module.css';

/** The top of a screen, above its content. */
export interface PageHead {
  /** The document's title, before the product's name. */
  title: string;
  /** The heading's content when it is more than the title. */
  heading?: ReactNode;
  /** A line above the heading: where this page belongs. */
  eyebrow?: ReactNode;
  /** A picture above the heading. */
  emblem?: ReactNode;
  /** One paragraph below the heading: phrasing content. */
  intro?: ReactNode;
  /** A link or buttons below the intro: the first thing to do here, or where to go from here. */
  action?: ReactNode;
}

interface PageProps extends PageHead {
  children?: ReactNode;
}

/** A screen with its one heading; the heading can take the focus after a navigation. */
export function Page({ title, heading = title, eyebrow, emblem, intro, action, children }: PageProps) {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  return (
    <Stack as="article" className={styles.page}>
      <Stack as="header" gap={4} className={styles.header}>
        {emblem && <div className={styles.emblem}>{emblem}</div>}
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 tabIndex={-1}>{heading}</h1>
        {intro && <p className="lead muted">{intro}</p>}
        {action}
      </Stack>
      {children}
    </Stack>
  );
}
