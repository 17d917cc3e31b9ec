import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { leftRunSearch, workoutQuery } from '../memberRoutes.ts';
import { useDayLinkingTo } from '../schedule/useDaysLinkingTo.ts';
import { leaveOverlayEntry } from '../ui/overlayHistory.ts';
import type { RunPage } from './model/plan.ts';

/** The way from a run back to its workout: its query, and the step there. */
export function useLeaveRun(page: RunPage): { search: string; leave: () => Promise<void> } {
  const [here] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const linkingDay = useDayLinkingTo(page, workoutQuery(here).day);
  const search = leftRunSearch(here, linkingDay?.day.suggested?.id);

  async function leave() {
    await leaveOverlayEntry();
    // Back to the screen that it was opened from.
    if (location.state?.isOpenedFromPreviousEntry) navigate(-1);
    else navigate({ search }, { replace: true });
  }

  return { search, leave };
}
