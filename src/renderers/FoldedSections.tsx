import type { Section } from '../../schema/section.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './FoldedSections.module.css';
import { Points } from './Points.tsx';
import { Prose } from './Prose.tsx';

/** Titled texts to look up: the titles in sight, each text a tap away. */
export function FoldedSections({ sections }: { sections: readonly Section[] }) {
  return (
    <ul className={styles.sections}>
      {sections.map(({ id, title, text, points }) => (
        <li key={id} className={styles.section}>
          <Disclosure summary={<h3>{title}</h3>}>
            {text && (
              <p>
                <Prose text={text} />
              </p>
            )}
            {points && <Points points={points} />}
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
