import { LockOpen } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { useCloseOnBack } from '../../ui/overlayHistory.ts';
import styles from './LockedScreen.module.css';

const HOLD_MS = 1000;
/** How long the second step of the way without holding is offered. */
const ASKING_MS = 20_000;

interface LockedScreenProps {
  heading: string;
  /** Clocks, which go on. */
  children: ReactNode;
  onUnlock: () => void;
}

/**
 * For a phone in a pocket: holding the button for a second unlocks; Back, or a press as a keyboard or a screen reader
 * makes it, offers a second button elsewhere.
 */
export function LockedScreen({ heading, children, onUnlock }: LockedScreenProps) {
  const [isHolding, setHolding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const hold = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  useCloseOnBack(() => setAsking(true));
  useEffect(() => hold.current?.focus(), []);
  useEffect(() => {
    if (!isHolding) return;
    const timer = setTimeout(onUnlock, HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHolding, onUnlock]);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => {
      // The focus may be elsewhere.
      if (document.activeElement === yes.current) hold.current?.focus();
      setAsking(false);
    }, ASKING_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  const release = () => setHolding(false);
  return (
    <Stack className={`graphic ${styles.screen}`}>
      <Stack as="main" gap={4} className={styles.step}>
        <div className={styles.confirm}>
          {isAsking && (
            <button ref={yes} type="button" className="key" onClick={onUnlock}>
              Oui, déverrouiller
            </button>
          )}
        </div>
        <h1>{heading}</h1>
        {children}
      </Stack>
      <p role="status" className="visually-hidden">
        {isAsking ? 'Un second bouton, «\u00a0Oui, déverrouiller\u00a0», confirme.' : 'Écran verrouillé'}
      </p>
      <button
        ref={hold}
        type="button"
        className={`strong ${styles.hold}`}
        data-holding={isHolding}
        onPointerDown={() => setHolding(true)}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        // The menu of a long press would take the finger's place.
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => setAsking(true)}
      >
        <Icon icon={LockOpen} />
        Appui long pour déverrouiller
      </button>
    </Stack>
  );
}
