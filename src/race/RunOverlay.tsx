import { lazy, Suspense, useState } from 'react';
import { RunnerLoading } from '../runner/RunnerLoading.tsx';
import { FullScreenOverlay } from '../ui/FullScreenOverlay.tsx';
import { loadedPlannedRun, loadPlannedRun } from './loadPlannedRun.ts';
import type { PlannedRunProps } from './PlannedRun.tsx';

const LazyPlannedRun = lazy(loadPlannedRun);

/** A run over the screen that it is of; its code is a chunk of its own. */
export function RunOverlay(props: PlannedRunProps) {
  const [PlannedRun] = useState(() => loadedPlannedRun() ?? LazyPlannedRun);
  return (
    <FullScreenOverlay>
      <Suspense fallback={<RunnerLoading {...props} />}>
        <PlannedRun {...props} />
      </Suspense>
    </FullScreenOverlay>
  );
}
