import type { Section } from '../../schema/section.ts';
import { Points } from './Points.tsx';
import { Prose } from './Prose.tsx';
import styles from './Sections.module.css';

/** Short titled texts, side by side where there is room. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={styles.sections}>
      {sections.map(({ id, title, text, points }) => (
        <section key={id} className={styles.section}>
          <h3>{title}</h3>
          {text && (
            <p>
              <Prose text={text} />
            </p>
          )}
          {points && <Points points={points} />}
        </section>
      ))}
    </div>
  );
}
