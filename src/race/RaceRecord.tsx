import { formatDate } from '../calendar/dateText.ts';
import { useToday } from '../calendar/useToday.ts';
import { Splits } from '../journal/splits/Splits.tsx';
import { useJournal } from '../journal/store/useJournal.ts';
import { racePage } from '../runner/runPages.ts';
import { useStartRun } from '../runner/useStartRun.tsx';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';

const [race] = racePage.options;

/** The way to time the race, and how the last one went. */
export function RaceRecord() {
  const { sessions } = useJournal();
  const today = useToday();
  const last = sessions.find(({ kind, splits }) => kind === 'race' && splits);
  return (
    <Stack as="section" gap={4} className="screen-only" aria-labelledby="race-record">
      <h3 id="race-record">Ta course, étape par étape</h3>
      <p>
        Tu cours sans téléphone&nbsp;: confie-le à la personne qui t’accompagne, elle appuie à la fin de chaque tour et
        de chaque atelier. Tes temps s’affichent ensuite à côté de ton plan.
      </p>
      {race && <StartRace workout={race} />}
      {last?.splits && (
        <>
          <h4>
            {last.name}, {formatDate(last.on, today)}
          </h4>
          <Splits splits={last.splits} />
        </>
      )}
    </Stack>
  );
}

function StartRace({ workout }: { workout: NonNullable<typeof race> }) {
  const { isUnderWay, open, dialog } = useStartRun(racePage, workout, undefined);
  return (
    <div>
      <Button variant="outline" onClick={open}>
        {isUnderWay ? 'Reprendre ma course' : 'Chronométrer ma course'}
      </Button>
      {dialog}
    </div>
  );
}
