import { Dumbbell, Flame, Footprints, type IconNode, Medal, MoonStar, Repeat, Target, TrendingUp } from 'lucide';
import type { SessionType } from '../../schema/vocabulary.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SessionIcon.module.css';

const ICONS: Record<SessionType, IconNode> = {
  force: Dumbbell,
  spécifique: Target,
  activation: Flame,
  footing: Footprints,
  fractionné: Repeat,
  'sortie longue': TrendingUp,
  repos: MoonStar,
  compétition: Medal,
};

/** The kind of a day as a picture; decorative: the activity is beside it. */
export function SessionIcon({ type }: { type: SessionType }) {
  return <Icon icon={ICONS[type]} className={styles.icon} />;
}
