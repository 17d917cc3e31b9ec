import type { PublishedOption, PublishedPage } from '../../schema/programme.ts';
import { programme } from '../generated/programme.ts';
import { linkSearchOf } from '../programme/model/day.ts';
import type { DatedDay, DatedWeek } from '../programme/model/schedule.ts';
import { useStartRun } from '../runner/useStartRun.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';

/** Begins the workout that is suggested for a day; the choice where none is, nothing on a day without workouts. */
export function StartToday({ week, day }: { week: DatedWeek; day: DatedDay }) {
  const page = programme.workoutPages.find(({ route }) => route === day.link);
  const option = page?.options.find(({ id }) => id === day.suggested?.id);
  if (!page) return null;
  if (option) return <StartSuggested page={page} option={option} day={day} />;
  return <ButtonLink to={{ pathname: page.route, search: linkSearchOf(week, day) }}>Choisir ma séance</ButtonLink>;
}

function StartSuggested({ page, option, day }: { page: PublishedPage; option: PublishedOption; day: DatedDay }) {
  const { isUnderWay, open, question } = useStartRun(page, option, day.id);
  // The way back to it stands at the top of the screen.
  if (isUnderWay) return null;
  return (
    <>
      <Button onClick={open}>Démarrer</Button>
      {question}
    </>
  );
}
