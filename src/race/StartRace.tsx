import { useToday } from '../calendar/useToday.ts';
import { racePage } from '../runner/runPages.ts';
import { useStartRun } from '../runner/useStartRun.tsx';
import { useDaysLinkingTo } from '../schedule/useDaysLinkingTo.ts';
import { Button } from '../ui/Button.tsx';

const [race] = racePage.options;

/** Times the race, for its day of the programme when that is today or on no date. */
export function StartRace({ variant = 'primary' }: { variant?: 'primary' | 'outline' }) {
  return race && <StartButton workout={race} variant={variant} />;
}

function StartButton({ workout, variant }: { workout: NonNullable<typeof race>; variant: 'primary' | 'outline' }) {
  const today = useToday();
  const [raceDay] = useDaysLinkingTo(racePage).filter(({ day: { date = today } }) => date === today);
  const { isUnderWay, open, dialog } = useStartRun(racePage, workout, raceDay?.day.id);
  return (
    <>
      <Button variant={variant} onClick={open}>
        {isUnderWay ? 'Reprendre ma course' : 'Chronométrer ma course'}
      </Button>
      {dialog}
    </>
  );
}
