import { Pencil as PencilIcon } from 'lucide';
import { Icon } from '../../../ui/Icon.tsx';
import { preview } from '../frame.ts';
import styles from './Pencil.module.css';

interface PencilProps {
  /** Of places.ts. */
  place: string;
  /** What it changes: « Semaine 3 ». */
  label: string;
}

/** Opens the form of what stands beside it. */
export function Pencil({ place, label }: PencilProps) {
  if (!preview?.places[place]) return null;
  return (
    <button type="button" className={`${styles.pencil} above-link`} onClick={() => preview?.edit(place)}>
      <Icon icon={PencilIcon} />
      <span>
        Modifier <span className="visually-hidden">{label}</span>
      </span>
    </button>
  );
}
