import { type ReactNode, useEffect } from 'react';
import { documentTitle } from './documentTitle.ts';
import styles from './Page.module.css';

interface PageProps {
  /** The document's title, before the product's name. */
  title: string;
  /** The heading's content when it is more than the title. */
  heading?: ReactNode;
  /** A line above the heading: where this page belongs. */
  eyebrow?: ReactNode;
  /** A picture above the heading. */
  emblem?: ReactNode;
  /** One paragraph below the heading: text and what may stand in a `<p>`. */
  intro?: ReactNode;
  /** A link or buttons below the intro: the first thing to do here, or where to go from here. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A screen with its one heading; the heading can take the focus after a navigation. */
export function Page({ title, heading = title, eyebrow, emblem, intro, action, children }: PageProps) {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  return (
    <article className={styles.page}>
      <header className={emblem ? styles.headerWithEmblem : styles.header}>
        {emblem}
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 tabIndex={-1} className={styles.title}>
          {heading}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {action}
      </header>
      {children}
    </article>
  );
}
