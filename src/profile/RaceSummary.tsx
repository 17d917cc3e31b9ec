import { Link } from 'react-router-dom';
import { formatDay } from '../calendar/dateText.ts';
import { ROUTES } from '../routes.ts';
import { DivisionSelect } from '../schedule/DivisionSelect.tsx';
import { raceSlice } from '../schedule/raceSlice.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { Cluster, Stack } from '../ui/layout.tsx';

/** The race that the member prepares: its date, changed on /training, and their division. */
export function RaceSummary() {
  const [race] = useStoredState(raceSlice);
  return (
    <section>
      <h2>Ma course</h2>
      <Stack gap={4}>
        <Cluster as="p" gap={4} align="center">
          <span className="lead strong">
            {race ? `Le ${formatDay(race.date)} ${race.date.slice(0, 4)}` : 'Pas encore de date'}
          </span>
          <Link to={ROUTES.training} className="text-button screen-only">
            {race ? 'Changer la date' : 'Donner la date'}
          </Link>
        </Cluster>
        <DivisionSelect />
      </Stack>
    </section>
  );
}
