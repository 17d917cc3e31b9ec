import { useCallback } from 'react';
import { useUpdateStoredState } from '../storage/useStoredState.ts';
import type { TestResults } from './model/paceTest.ts';
import { fiveKmSlice, paceTestSlice } from './testSlices.ts';

/** Changes the results that give the paces; those that aren't answered stay. */
export function useChangeTestResults(): (change: (results: TestResults) => Partial<TestResults>) => void {
  const update = useUpdateStoredState();
  return useCallback(
    (change) =>
      update(({ get, set }) => {
        const former = { paceTest: get(paceTestSlice), fiveKm: get(fiveKmSlice) };
        const results = { ...former, ...change(former) };
        set(paceTestSlice, results.paceTest);
        set(fiveKmSlice, results.fiveKm);
      }),
    [update],
  );
}
