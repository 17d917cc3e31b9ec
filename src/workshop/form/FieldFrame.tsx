import type { ReactNode } from 'react';
import { typeset } from '../../../schema/text.ts';
import fieldStyles from '../../ui/form/Field.module.css';
import { Cluster, Columns, Stack } from '../../ui/layout.tsx';
import { Diagnostics } from './Diagnostics.tsx';
import styles from './form.module.css';
import { diagnosticsAt, type FieldProps, useForm } from './useForm.ts';

const SHORT = ['number', 'quantity', 'choice', 'numbers'];

/** Around a control, as the design system's fields have it. */
export const BOX = `${fieldStyles.box} ${styles.box}`;

/** What the frame says of its control, but for the buttons. */
export const describedBy = (id: string) => `${id}-about ${id}-found`;

interface FieldFrameProps extends Omit<FieldProps, 'value' | 'onWrite'> {
  /** Of the control. */
  id: string;
  /** What the schema says against what is typed. */
  problem?: string | undefined;
  /** At the end of the label's line. */
  tools?: ReactNode;
  /** A control with a label of its own. */
  hasLabel?: boolean;
  children: ReactNode;
}

/** A control with its label, what it is for, and what the check says of it. */
export function FieldFrame({ field, path, id, problem, group, isBare, tools, hasLabel, children }: FieldFrameProps) {
  const { diagnostics } = useForm();
  const { label, help, example, control, key } = field;
  const found = diagnosticsAt(diagnostics, path).filter(({ code }) => !problem || code !== 'schema');
  return (
    <Stack gap={1} className={styles.field} data-short={SHORT.includes(control.type) && !group} data-key={key}>
      <Cluster between className={styles.head}>
        {group && (
          <span className="strong" aria-hidden="true">
            {group.label}
          </span>
        )}
        {!hasLabel && (
          <label htmlFor={id} className={isBare || group ? 'visually-hidden' : 'strong'}>
            {label}
          </label>
        )}
        {!isBare && tools}
      </Cluster>
      <Columns of={group ? 'words' : 'texts'} gap={2} data-align="end">
        {group?.select}
        {children}
      </Columns>
      {isBare && <div className={styles.tools}>{tools}</div>}
      <div id={`${id}-about`}>
        {!isBare && (help || example) && (
          <p className="small muted">
            {help} {example && <span>Ex.&nbsp;: {typeset(example)}</span>}
          </p>
        )}
        <p role="status" className="small">
          {problem && (
            <>
              <strong className="accent">À corriger&nbsp;:</strong> {problem}
            </>
          )}
        </p>
      </div>
      <Diagnostics id={`${id}-found`} found={found} />
    </Stack>
  );
}
