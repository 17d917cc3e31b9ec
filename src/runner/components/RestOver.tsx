import { formatClock } from '../../format/quantities.ts';
import styles from './SetBody.module.css';

/** How long a rest has been over. Not read aloud: it changes each second. */
export function RestOver({ ms }: { ms: number }) {
  return <p className={styles.over}>Repos fini depuis {formatClock(Math.max(0, Math.floor(ms / 1000)))}</p>;
}
