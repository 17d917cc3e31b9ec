import { Play } from 'lucide';
import type { PublishedWorkout } from '../../schema/programme.ts';
import { shortVersion } from '../format/shortVersion.ts';
import { workoutPages } from '../generated/workoutPages.ts';
import { dayAddress } from '../memberRoutes.ts';
import type { RunPage } from '../runner/model/plan.ts';
import { intervalsPage } from '../runner/runPages.ts';
import { useStartRun } from '../runner/useStartRun.tsx';
import type { CalendarDay } from '../schedule/model/day.ts';
import { SHORT_VERSIONS } from '../schedule/shortVersions.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

interface StartProps {
  page: RunPage;
  workout: PublishedWorkout;
  day: CalendarDay;
  /** The minutes of its short version, in a week that has little time. */
  shortMinutes?: number | undefined;
}

const intervalsOf = (day: CalendarDay) => intervalsPage.options.find(({ id }) => id === (day.repeatOf ?? day.id));

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
  if (workout) {
    const short = day.isShort && shortVersion(workout, day, page, SHORT_VERSIONS);
    return <Start page={page} workout={workout} day={day} shortMinutes={short && SHORT_VERSIONS?.minutes} />;
  }
  return <ButtonLink to={address}>Choisir ma séance</ButtonLink>;
}

function Start({ page, workout, day, shortMinutes }: StartProps) {
  const whole = useStartRun(page, workout, day.id);
  const short = useStartRun(page, workout, day.id, true);
  // The way back to it is at the top of the screen.
  if (whole.isUnderWay || short.isUnderWay) return null;
  return (
    <>
      <Button onClick={whole.open}>Démarrer</Button>
      {shortMinutes !== undefined && (
        <Button variant="outline" onClick={short.open}>
          En {shortMinutes}&nbsp;min
        </Button>
      )}
      {whole.dialog}
      {short.dialog}
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
