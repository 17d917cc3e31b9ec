import type { ComponentType } from 'react';
import type { PlannedRunProps } from './PlannedRun.tsx';

let loaded: ComponentType<PlannedRunProps> | undefined;

/** The runner, once it is there; React.lazy would first show a fallback, and keep that for 300 ms. */
export const loadedPlannedRun = () => loaded;

export async function loadPlannedRun() {
  const module = await import('./PlannedRun.tsx');
  loaded = module.default;
  return module;
}
