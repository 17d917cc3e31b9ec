import { Redo2, Undo2 } from 'lucide';
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Cluster } from '../ui/layout.tsx';
import type { Checked } from './check/worker.ts';
import { DiagnosticsList } from './DiagnosticsList.tsx';
import { DraftMenu } from './DraftMenu.tsx';
import type { Place } from './model/places.ts';
import type { useDrafts } from './store/useDrafts.ts';
import styles from './WorkshopBar.module.css';

interface WorkshopBarProps {
  drafts: ReturnType<typeof useDrafts>;
  checked: Checked | undefined;
  /** Undefined while there is nothing to propose. */
  propose: (() => Promise<void>) | undefined;
  onOpen: (place: Place) => void;
}

/** The draft, its steps, what the check says of it, and the way to propose it. */
export function WorkshopBar({ drafts, checked, propose, onOpen }: WorkshopBarProps) {
  const [isPreparing, setPreparing] = useState(false);
  const { undo, redo } = drafts;
  useEffect(() => {
    // A field takes back its own letters.
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.matches('input:not([type=checkbox], [type=radio]), textarea');
      const isOverlaid = document.querySelector('dialog[open]') !== null;
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping || isOverlaid) return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)?.();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
  async function prepare(): Promise<void> {
    setPreparing(true);
    await propose?.();
    setPreparing(false);
  }
  return (
    <Cluster as="header" gap={5} align="center" className={styles.bar}>
      <h1 className={styles.title}>Atelier</h1>
      <div className={styles.draft}>
        <DraftMenu drafts={drafts} />
      </div>
      <Cluster gap={4}>
        <Button variant="text" onClick={undo} disabled={!undo}>
          <Icon icon={Undo2} />
          <span className={styles.step}>Annuler</span>
        </Button>
        <Button variant="text" onClick={redo} disabled={!redo}>
          <Icon icon={Redo2} />
          <span className={styles.step}>Rétablir</span>
        </Button>
      </Cluster>
      {checked && <DiagnosticsList checked={checked} onOpen={onOpen} />}
      <div className={styles.propose}>
        <Button busy={isPreparing} disabled={!propose} onClick={() => void prepare()}>
          Proposer
        </Button>
      </div>
    </Cluster>
  );
}
