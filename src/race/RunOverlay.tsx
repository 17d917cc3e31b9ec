import { lazy, Suspense } from 'react';
import type { PublishedWorkout } from '../../schema/programme.ts';
import type { RunPage } from '../runner/model/plan.ts';
import { RunnerLoading } from '../runner/RunnerLoading.tsx';
import { FullScreenOverlay } from '../ui/FullScreenOverlay.tsx';

const PlannedRun = lazy(() => import('./PlannedRun.tsx'));

/** A run over the screen that it is of; its code is a chunk of its own. */
export function RunOverlay({ page, workout }: { page: RunPage; workout: PublishedWorkout }) {
  return (
    <FullScreenOverlay>
      <Suspense fallback={<RunnerLoading page={page} workout={workout} />}>
        <PlannedRun page={page} workout={workout} />
      </Suspense>
    </FullScreenOverlay>
  );
}
