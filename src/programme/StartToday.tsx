import { Play } from 'lucide';
import type { PublishedWorkout } from '../../schema/programme.ts';
import { workoutPages } from '../generated/workoutPages.ts';
import { dayAddress } from '../memberRoutes.ts';
import type { RunPage } from '../runner/model/plan.ts';
import { intervalsPage } from '../runner/runPages.ts';
import { useStartRun } from '../runner/useStartRun.tsx';
import type { CalendarDay } from '../schedule/model/day.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

interface StartProps {
  page: RunPage;
  workout: PublishedWorkout;
  day: CalendarDay;
}

const intervalsOf = (day: CalendarDay) => intervalsPage.options.find(({ id }) => id === day.id);

/**
 * Begins the workout that is suggested for a day, or its intervals; the choice where none is suggested, nothing on a day
 * without workouts.
 */
export function StartToday({ day }: { day: CalendarDay }) {
  const intervals = intervalsOf(day);
  if (intervals) return <Start page={intervalsPage} workout={intervals} day={day} />;
  const page = workoutPages.find(({ route }) => route === day.link);
  const workout = page?.options.find(({ id }) => id === day.suggested?.id);
  const address = dayAddress(day);
  if (!page || !address) return null;
  if (workout) return <Start page={page} workout={workout} day={day} />;
  return <ButtonLink to={address}>Choisir ma séance</ButtonLink>;
}

function Start(props: StartProps) {
  const { isUnderWay, open, dialog } = useStartRun(props.page, props.workout, props.day.id);
  // The way back to it is at the top of the screen.
  if (isUnderWay) return null;
  return (
    <>
      <Button onClick={open}>Démarrer</Button>
      {dialog}
    </>
  );
}

/** In a list of days: begins the intervals of one, or goes back to them; nothing on another day. */
export function StartIntervals({ day }: { day: CalendarDay }) {
  const workout = intervalsOf(day);
  return workout && <StartInList page={intervalsPage} workout={workout} day={day} />;
}

function StartInList({ page, workout, day }: StartProps) {
  const { isUnderWay, open, dialog } = useStartRun(page, workout, day.id);
  return (
    <>
      <Button variant="text" className="text-button screen-only" onClick={open}>
        <Icon icon={Play} />
        {isUnderWay ? 'Reprendre' : 'Démarrer'}
        <span className="visually-hidden">
          &nbsp;: {day.day}, {day.activity}
        </span>
      </Button>
      {dialog}
    </>
  );
}
