import type { ReactNode } from 'react';
import type { Checklist as ChecklistContent } from '../../schema/competition.ts';
import { FoldedPart } from '../ui/FoldedPart.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import styles from './Checklist.module.css';

export interface ChecklistProps {
  checklist: ChecklistContent;
  /** Of its heading, where an address leads to it. */
  heading?: { id: string; tabIndex: -1 } | undefined;
  /** Ids of the items that are ticked; others than the list's own are ignored. */
  ticked: readonly string[];
  onCheck: (id: string, checked: boolean) => void;
  /** Whether it starts unfolded. */
  open?: boolean | undefined;
  /** What can be done with the list as a whole, below it. */
  children?: ReactNode;
}

/** Things to have or to do, each with its detail, to tick off. */
export function Checklist({ checklist, heading, ticked, onCheck, open = false, children }: ChecklistProps) {
  const { title, items } = checklist;
  const count = items.filter(({ id }) => ticked.includes(id)).length;
  return (
    <FoldedPart
      title={title}
      heading={heading}
      open={open}
      beside={
        <span role="status" className={`${styles.progress} muted`} data-complete={count === items.length}>
          <strong className={`${styles.count} number`}>{count}</strong> sur {items.length}
        </span>
      }
    >
      <ul className={styles.items}>
        {items.map(({ id, text, detail }) => (
          <li key={id} className={styles.item}>
            <Checkbox checked={ticked.includes(id)} onChange={(checked) => onCheck(id, checked)} detail={detail}>
              <strong>{text}</strong>
            </Checkbox>
          </li>
        ))}
      </ul>
      {children}
    </FoldedPart>
  );
}
