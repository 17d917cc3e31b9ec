import type { Section } from '../../schema/section.ts';
import { SectionBody } from './SectionBody.tsx';
import styles from './Sections.module.css';

/** Short titled texts, side by side where there is room. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <section key={section.id} className={styles.section}>
          <h3>{section.title}</h3>
          <SectionBody section={section} />
        </section>
      ))}
    </div>
  );
}
