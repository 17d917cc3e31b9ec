import { useSearchParams } from 'react-router-dom';
import type { PublishedOption, PublishedPage } from '../../schema/programme.ts';
import { useLeadingDays } from '../programme/useLeadingDays.ts';
import { useStartRun } from '../runner/useStartRun.tsx';
import { Button } from '../ui/Button.tsx';
import { measuredHeight } from '../ui/measuredHeight.ts';
import styles from './StartRun.module.css';

const measure = measuredHeight('--start-run-height');

/** Begins a workout, or goes back to it, within reach of the thumb. */
export function StartRun({ page, option }: { page: PublishedPage; option: PublishedOption }) {
  const [search] = useSearchParams();
  const day = useLeadingDays(page).find(({ id }) => id === search.get('day'))?.id;
  const { isUnderWay, open, question } = useStartRun(page, option, day);
  return (
    <div ref={measure} className={styles.bar}>
      <Button onClick={open}>{isUnderWay ? 'Reprendre la séance' : 'Démarrer la séance'}</Button>
      {question}
    </div>
  );
}
