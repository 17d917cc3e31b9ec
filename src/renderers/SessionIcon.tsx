import {
  Dumbbell,
  Flame,
  Footprints,
  type LucideIcon,
  Medal,
  MoonStar,
  Repeat,
  Target,
  TrendingUp,
} from 'lucide-react';
import type { SessionType } from '../../schema/vocabulary.ts';
import styles from './SessionIcon.module.css';

const ICONS: Record<SessionType, LucideIcon> = {
  force: Dumbbell,
  spécifique: Target,
  activation: Flame,
  footing: Footprints,
  fractionné: Repeat,
  'sortie longue': TrendingUp,
  repos: MoonStar,
  compétition: Medal,
};

/** The kind of a day as a picture; decorative, the activity stands beside it. */
export function SessionIcon({ type }: { type: SessionType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden className={styles.icon} />;
}
