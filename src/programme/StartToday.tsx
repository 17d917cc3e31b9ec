import type { PublishedPage, PublishedWorkout } from '../../schema/programme.ts';
import { workoutPages } from '../generated/workoutPages.ts';
import { dayAddress } from '../memberRoutes.ts';
import { useStartRun } from '../runner/useStartRun.tsx';
import type { CalendarDay } from '../schedule/model/day.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';

/** Begins the workout that is suggested for a day; the choice where none is, nothing on a day without workouts. */
export function StartToday({ day }: { day: CalendarDay }) {
  const page = workoutPages.find(({ route }) => route === day.link);
  const workout = page?.options.find(({ id }) => id === day.suggested?.id);
  const address = dayAddress(day);
  if (!page || !address) return null;
  if (workout) return <StartSuggested page={page} workout={workout} day={day} />;
  return <ButtonLink to={address}>Choisir ma séance</ButtonLink>;
}

function StartSuggested({ page, workout, day }: { page: PublishedPage; workout: PublishedWorkout; day: CalendarDay }) {
  const { isUnderWay, open, dialog } = useStartRun(page, workout, day.id);
  // The way back to it is at the top of the screen.
  if (isUnderWay) return null;
  return (
    <>
      <Button onClick={open}>Démarrer</Button>
      {dialog}
    </>
  );
}
