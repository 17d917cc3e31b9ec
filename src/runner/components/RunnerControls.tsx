import { ChevronLeft, type IconNode, Lock, Pause, SkipForward, Undo2 } from 'lucide';
import { Icon } from '../../ui/Icon.tsx';
import { Foot } from './Foot.tsx';
import styles from './RunnerControls.module.css';

export interface RunnerControlsProps {
  /** With `next`, what it leads to, it fills a third of the screen: for a hand that shakes. */
  primary: { label: string; next?: string | undefined; onPress: () => void };
  /** Left out while there is nothing to go back to or to skip. */
  onBack?: (() => void) | undefined;
  onPause?: (() => void) | undefined;
  onSkip?: (() => void) | undefined;
  onLock?: (() => void) | undefined;
}

export function RunnerControls({ primary, onBack, onPause, onSkip, onLock }: RunnerControlsProps) {
  return (
    <Foot className={styles.controls} data-split={primary.next !== undefined}>
      <button type="button" className={styles.primary} onClick={primary.onPress}>
        {primary.label}
        {primary.next && <span className={styles.next}> {primary.next}</span>}
      </button>
      <div className={styles.others}>
        <Control label="Retour" icon={onLock ? Undo2 : ChevronLeft} onPress={onBack} />
        <Control label="Pause" icon={Pause} onPress={onPause} />
        {onLock ? (
          <Control label="Verrouiller" icon={Lock} onPress={onLock} />
        ) : (
          <Control label="Passer" icon={SkipForward} onPress={onSkip} />
        )}
      </div>
    </Foot>
  );
}

interface ControlProps {
  label: string;
  icon: IconNode;
  onPress: (() => void) | undefined;
}

/** Keeps its place while there is nothing to press: fingers learn places. */
function Control({ label, icon, onPress }: ControlProps) {
  return (
    <button type="button" className={`key ${styles.control}`} disabled={!onPress} onClick={onPress}>
      <Icon icon={icon} />
      {label}
    </button>
  );
}
