import { Suspense } from 'react';
import type { PublishedWorkout } from '../../schema/programme.ts';
import { lazyChunk } from '../app/loading/lazyChunk.tsx';
import { FullScreenOverlay } from '../ui/FullScreenOverlay.tsx';
import { loadRunner } from './loadRunner.ts';
import type { RunPage } from './model/plan.ts';
import { RunnerLoading } from './RunnerLoading.tsx';

const RunnerPage = lazyChunk(loadRunner);

/** A run over the screen that it is of; its code is a chunk of its own. */
export function RunOverlay({ page, workout }: { page: RunPage; workout: PublishedWorkout }) {
  return (
    <FullScreenOverlay>
      <Suspense fallback={<RunnerLoading page={page} workout={workout} />}>
        <RunnerPage page={page} workout={workout} />
      </Suspense>
    </FullScreenOverlay>
  );
}
