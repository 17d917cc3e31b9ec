import type { PublishedWorkout } from '../../schema/programme.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';
import { useHeadingFocus } from '../ui/useHeadingFocus.ts';
import type { RunPage } from './model/plan.ts';
import styles from './RunnerLoading.module.css';
import { useLeaveRun } from './useLeaveRun.ts';

export function RunnerLoading({ page, workout }: { page: RunPage; workout: PublishedWorkout }) {
  const heading = useHeadingFocus(workout.name);
  const { leave } = useLeaveRun(page);
  return (
    <Stack as="main" gap={5} align="center" className={styles.screen}>
      <h1 ref={heading} tabIndex={-1}>
        {workout.name}
      </h1>
      <p>La séance se charge…</p>
      <Button variant="outline" onClick={leave}>
        Annuler
      </Button>
    </Stack>
  );
}
