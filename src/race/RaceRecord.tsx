import { formatDate } from '../calendar/dateText.ts';
import { useToday } from '../calendar/useToday.ts';
import { formatTime } from '../journal/model/sessionValues.ts';
import { RaceSplits } from '../journal/splits/RaceSplits.tsx';
import { useJournal } from '../journal/store/useJournal.ts';
import { useRaceOf } from '../journal/useRaceOf.ts';
import { SPLITS_HEADING } from '../memberRoutes.ts';
import { isRaceDay } from '../schedule/model/day.ts';
import { useProgrammeCalendar } from '../schedule/useProgrammeCalendar.ts';
import { Stack } from '../ui/layout.tsx';
import { OfficialResult } from './result/OfficialResult.tsx';
import { StartRace } from './StartRace.tsx';

/** The way to time the race, and how it went. */
export function RaceRecord() {
  const today = useToday();
  const days = useProgrammeCalendar()
    .weeksOf()
    .flatMap((week) => week.days);
  const { status, sessions } = useJournal();
  const raceDay = days.findLast(isRaceDay);
  const own = useRaceOf(raceDay);
  // Until it is run, the last one that was timed.
  const race = own ?? sessions.find(({ kind, splits }) => kind === 'race' && splits !== undefined);
  return (
    <Stack as="section" gap={4} className="screen-only" aria-labelledby="race-record">
      <h3 id="race-record">Ta course, étape par étape</h3>
      <p>
        Tu cours sans téléphone&nbsp;: confie-le à la personne qui t’accompagne, elle appuie à la fin de chaque tour et
        de chaque atelier. Tes temps s’affichent ensuite à côté de ton plan.
      </p>
      <div>
        <StartRace variant="outline" />
      </div>
      {race && (
        <>
          <h4 id={SPLITS_HEADING} tabIndex={-1}>
            {race.name}, {formatDate(race.on, today)}
          </h4>
          {race.seconds !== undefined && (
            <p className="number" data-size="large">
              {formatTime(race.seconds)}
            </p>
          )}
          {race.splits && <RaceSplits session={race} />}
        </>
      )}
      {status !== 'loading' && (own !== undefined || raceDay?.date === undefined || raceDay.date <= today) && (
        <OfficialResult raceDay={raceDay} race={own?.kind === 'race' ? own : undefined} />
      )}
    </Stack>
  );
}
