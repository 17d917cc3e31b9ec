import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PublishedPage } from '../../schema/programme.ts';
import { useLeadingDays } from '../programme/useLeadingDays.ts';

/** The way from a run back to its workout: its query, and the step there. */
export function useLeaveRun(page: PublishedPage): { search: string; leave: () => void } {
  const [here] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const leading = useLeadingDays(page);
  const back = new URLSearchParams(here);
  back.delete('run');
  const suggested = leading.find(({ id }) => id === back.get('day'))?.day.suggested;
  if (suggested) back.set('suggested', suggested.id);
  const search = back.toString();

  function leave() {
    // The entry before this one is the screen that it was started from.
    if (location.state?.startedBefore) navigate(-1);
    else navigate({ search }, { replace: true });
  }

  return { search, leave };
}
