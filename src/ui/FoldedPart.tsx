import type { ReactNode, Ref } from 'react';
import { Disclosure } from './Disclosure.tsx';
import styles from './FoldedPart.module.css';
import { Stack } from './layout.tsx';

interface FoldedPartProps {
  title: ReactNode;
  /** Of its heading, where an address leads to it. */
  heading?: { id: string; tabIndex: -1; ref?: Ref<HTMLHeadingElement> } | undefined;
  /** After the title, in sight while it is folded. */
  beside?: ReactNode;
  /** Where it starts. */
  open?: boolean;
  children: ReactNode;
}

/** A part of a long screen, folded below its heading where it is not for now; a row of `Rows`. Paper has it whole. */
export function FoldedPart({ title, heading, beside, open = false, children }: FoldedPartProps) {
  return (
    <section className={styles.part}>
      <Disclosure
        isPrinted
        open={open}
        summary={
          <>
            <h2 className="heading" {...heading}>
              {title}
            </h2>
            {beside}
          </>
        }
      >
        <Stack gap={5}>{children}</Stack>
      </Disclosure>
    </section>
  );
}
