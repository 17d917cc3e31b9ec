import type { Run } from './model/run.ts';

/** Whether an address shows the run itself instead of its workout. */
export const isRunning = (search: URLSearchParams) => search.get('run') === '1';

/** Where a run is shown. */
export function addressOf({ route, workout, day }: Pick<Run, 'route' | 'workout' | 'day'>): {
  pathname: string;
  search: string;
} {
  const search = new URLSearchParams({ workout, ...(day && { day }), run: '1' });
  return { pathname: route, search: search.toString() };
}
