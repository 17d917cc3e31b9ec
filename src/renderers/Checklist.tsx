import type { ReactNode } from 'react';
import type { Checklist as ChecklistContent } from '../../schema/competition.ts';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import styles from './Checklist.module.css';

export interface ChecklistProps {
  checklist: ChecklistContent;
  /** Of its heading, where an address leads to it. */
  heading?: { id: string; tabIndex: -1 } | undefined;
  /** Ids of the items that are ticked; others than the list's own are ignored. */
  ticked: readonly string[];
  onCheck: (id: string, checked: boolean) => void;
  /** What can be done with the list as a whole, below it. */
  children?: ReactNode;
}

/** Things to have or to do, each with its detail, to tick off. */
export function Checklist({ checklist: { title, items }, heading, ticked, onCheck, children }: ChecklistProps) {
  const count = items.filter(({ id }) => ticked.includes(id)).length;
  return (
    <Stack as="section" gap={0}>
      <Cluster between className={styles.header}>
        <h2 {...heading}>{title}</h2>
        <p role="status" className={`${styles.progress} muted`} data-complete={count === items.length}>
          <strong className={`${styles.count} number`}>{count}</strong> sur {items.length}
        </p>
      </Cluster>
      <ul>
        {items.map(({ id, text, detail }) => (
          <li key={id} className={styles.item}>
            <Checkbox checked={ticked.includes(id)} onChange={(checked) => onCheck(id, checked)} detail={detail}>
              <strong>{text}</strong>
            </Checkbox>
          </li>
        ))}
      </ul>
      {children}
    </Stack>
  );
}
