import { Link } from 'react-router-dom';
import { formatTime } from '../journal/model/sessionValues.ts';
import { useJournal } from '../journal/store/useJournal.ts';
import { useRaceOf } from '../journal/useRaceOf.ts';
import { logAddress, loggedSessionAddress } from '../memberRoutes.ts';
import type { DatedDay } from '../schedule/model/schedule.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Cluster } from '../ui/layout.tsx';

/** The time of the race, with the way to its splits; until there is one, the way to note it. */
export function RaceResult({ raceDay }: { raceDay: DatedDay }) {
  const { status } = useJournal();
  const race = useRaceOf(raceDay);
  if (race?.seconds === undefined) {
    return (
      status === 'read' && (
        <div>
          <ButtonLink variant="outline" to={race ? loggedSessionAddress(race.id) : logAddress({ day: raceDay.id })}>
            {race ? 'Voir ce que j’ai noté' : 'Noter mon temps'}
          </ButtonLink>
        </div>
      )
    );
  }
  return (
    <Cluster gap={5} align="center">
      <p>
        Ton temps&nbsp;:{' '}
        <strong className="number" data-size="large">
          {formatTime(race.seconds)}
        </strong>
      </p>
      <Link to={loggedSessionAddress(race.id)} className="text-button">
        {race.splits ? 'Voir mes temps de passage' : 'Voir ce que j’ai noté'}
      </Link>
    </Cluster>
  );
}
