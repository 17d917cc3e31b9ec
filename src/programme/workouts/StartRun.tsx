import { useSearchParams } from 'react-router-dom';
import type { PublishedPage, PublishedWorkout } from '../../../schema/programme.ts';
import { workoutQuery } from '../../memberRoutes.ts';
import { useStartRun } from '../../runner/useStartRun.tsx';
import { useDayLinkingTo } from '../../schedule/useDaysLinkingTo.ts';
import { Button } from '../../ui/Button.tsx';
import { measuredHeight } from '../../ui/measuredHeight.ts';
import styles from './StartRun.module.css';

const measure = measuredHeight('--action-bar-height');

interface StartRunProps {
  page: PublishedPage;
  workout: PublishedWorkout;
  /** Its short version. */
  isShort: boolean;
}

/** Begins a workout, or goes back to it, within reach of the thumb. */
export function StartRun({ page, workout, isShort }: StartRunProps) {
  const [search] = useSearchParams();
  const day = useDayLinkingTo(page, workoutQuery(search).day)?.day.id;
  const { isUnderWay, open, dialog } = useStartRun(page, workout, day, isShort);
  return (
    <div ref={measure} className={`screen-only ${styles.bar}`}>
      <Button onClick={open}>{isUnderWay ? 'Reprendre la séance' : 'Démarrer la séance'}</Button>
      {dialog}
    </div>
  );
}
