import { useId } from 'react';
import { formatDate } from '../calendar/dateText.ts';
import type { LocalDate } from '../calendar/localDate.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './ChangedDays.module.css';
import { useChangedDays, useSeenDays } from './useChangedDays.ts';

/** More days than this are counted, but for the first ones. */
const LISTED = 6;

interface ChangedDaysProps {
  today: LocalDate;
  /** The button is gone, with the focus on it. */
  onAcknowledge: () => void;
}

/** What the coaches have changed in the days to come, until the member has read it. */
export function ChangedDays({ today, onAcknowledge }: ChangedDaysProps) {
  const id = useId();
  const { changed, acknowledge } = useChangedDays();
  useSeenDays();
  if (changed.length === 0) return null;
  const listed = changed.length > LISTED ? changed.slice(0, LISTED - 1) : changed;
  return (
    <section className={`${styles.changed} screen-only`} aria-labelledby={id}>
      <h2 id={id} className={`${styles.title} large`}>
        Le programme a changé
      </h2>
      <Stack as="ul" gap={1} className={styles.days}>
        {listed.map(({ day, differences }) => (
          <li key={day.id} className="capitalized">
            <strong className="medium">{formatDate(day.date, today)}&nbsp;:</strong>{' '}
            {differences.slice(0, 2).join(', ')}
          </li>
        ))}
        {listed.length < changed.length && <li>et {changed.length - listed.length} autres journées</li>}
      </Stack>
      <Button
        variant="outline"
        onClick={() => {
          acknowledge();
          onAcknowledge();
        }}
      >
        Vu
      </Button>
    </section>
  );
}
