import type { Checklist as ChecklistContent } from '../../schema/competition.ts';
import styles from './Checklist.module.css';

/** Things to have or to do, each with its detail. */
export function Checklist({ checklist: { title, items } }: { checklist: ChecklistContent }) {
  return (
    <section className={styles.checklist}>
      <h2>{title}</h2>
      <ul className={styles.items}>
        {items.map(({ id, text, detail }) => (
          <li key={id} className={styles.item}>
            <span aria-hidden="true" className={styles.box} />
            <div>
              <p className={styles.text}>{text}</p>
              {detail && <p className={styles.detail}>{detail}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
