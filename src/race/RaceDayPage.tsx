import { useSearchParams } from 'react-router-dom';
import { workoutQuery } from '../memberRoutes.ts';
import { racePage } from '../runner/runPages.ts';
import { CompetitionPage } from './CompetitionPage.tsx';
import { RaceRecord } from './RaceRecord.tsx';
import { RunOverlay } from './RunOverlay.tsx';

/** The guide of race day, or the race as it is run. */
export default function RaceDayPage() {
  const [search] = useSearchParams();
  const { workout, isRunnerOpen } = workoutQuery(search);
  const race = racePage.options.find(({ id }) => id === workout);
  if (race && isRunnerOpen) return <RunOverlay page={racePage} workout={race} />;
  return <CompetitionPage record={<RaceRecord />} />;
}
