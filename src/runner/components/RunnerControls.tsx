import { ChevronLeft, Pause, SkipForward } from 'lucide-react';
import styles from './RunnerControls.module.css';

export interface RunnerControlsProps {
  primary: { label: string; onPress: () => void };
  /** Left out while there is nothing to go back to or to skip. */
  onBack?: (() => void) | undefined;
  onPause?: (() => void) | undefined;
  onSkip?: (() => void) | undefined;
}

/** What the thumb needs, at the end of the screen. */
export function RunnerControls({ primary, onBack, onPause, onSkip }: RunnerControlsProps) {
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.primary} onClick={primary.onPress}>
        {primary.label}
      </button>
      <div className={styles.others}>
        <Control label="Retour" Icon={ChevronLeft} onPress={onBack} />
        <Control label="Pause" Icon={Pause} onPress={onPause} />
        <Control label="Passer" Icon={SkipForward} onPress={onSkip} />
      </div>
    </div>
  );
}

interface ControlProps {
  label: string;
  Icon: typeof Pause;
  onPress: (() => void) | undefined;
}

/** Keeps its place while there is nothing to press: fingers learn places. */
function Control({ label, Icon, onPress }: ControlProps) {
  return (
    <button type="button" className={styles.control} disabled={!onPress} onClick={onPress}>
      <Icon aria-hidden />
      {label}
    </button>
  );
}
