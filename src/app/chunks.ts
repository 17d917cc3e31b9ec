import { loadPlannedRun } from '../race/loadPlannedRun.ts';
import { isRunnerOpen, ROUTES } from '../routes.ts';
import { SCREENS } from './screens.ts';

export const loadAccounts = () => import('../auth/firebase/firebase.ts');
export const loadSignedInApp = () => import('./SignedInApp.tsx');
export const loadResetPasswordPage = () => import('../auth/screens/ResetPasswordPage.tsx');

/** Fetches the screen at `pathname` side by side with what it needs to be shown; a failure shows then. */
export function prefetchScreen(pathname: string, search: string): void {
  const [, section = '', page, workouts] = pathname.split('/');
  const named = (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).find(
    (name) => name in ROUTES && ROUTES[name as keyof typeof ROUTES] === `/${section}`,
  );
  const screen = named === 'training' && page ? (workouts ? 'workouts' : 'phase') : named;
  const runner = isRunnerOpen(new URLSearchParams(search)) && loadPlannedRun();
  void Promise.allSettled([loadSignedInApp(), screen && SCREENS[screen](), runner]);
}
