import { Navigate } from 'react-router-dom';
import { ROUTES } from '../routes.ts';
import { raceSlice } from '../schedule/raceSlice.ts';
import { useStoredState } from '../storage/useStoredState.ts';

/** `/`, the installed app's start address: today's session for a member with a race date, the introduction before. */
export function Home() {
  const [race] = useStoredState(raceSlice);
  return <Navigate to={race ? ROUTES.training : ROUTES.introduction} replace />;
}
