import type { Section } from '../../schema/section.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './FoldedSections.module.css';
import { SectionBody } from './Sections.tsx';

/** Titled texts to look up: the titles in sight, each text a tap away. */
export function FoldedSections({ sections }: { sections: readonly Section[] }) {
  return (
    <ul className={styles.sections}>
      {sections.map((section) => (
        <li key={section.id} className={styles.section}>
          <Disclosure summary={<h3>{section.title}</h3>}>
            <SectionBody section={section} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
