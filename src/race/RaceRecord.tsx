import { formatDate } from '../calendar/dateText.ts';
import { useToday } from '../calendar/useToday.ts';
import { formatTime } from '../journal/model/sessionValues.ts';
import { Splits } from '../journal/splits/Splits.tsx';
import { useJournal } from '../journal/store/useJournal.ts';
import { Stack } from '../ui/layout.tsx';
import { StartRace } from './StartRace.tsx';

/** The way to time the race, and how the last one went. */
export function RaceRecord() {
  const { sessions } = useJournal();
  const today = useToday();
  const last = sessions.find(({ kind, seconds, splits }) => kind === 'race' && (seconds !== undefined || splits));
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
      {last && (
        <>
          <h4>
            {last.name}, {formatDate(last.on, today)}
          </h4>
          {last.seconds !== undefined && (
            <p className="number" data-size="large">
              {formatTime(last.seconds)}
            </p>
          )}
          {last.splits && <Splits splits={last.splits} />}
        </>
      )}
    </Stack>
  );
}
