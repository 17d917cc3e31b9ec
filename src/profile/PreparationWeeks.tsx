import { formatSpan } from '../calendar/dateText.ts';
import { programme } from '../generated/programme.ts';
import { WeekMarks } from '../renderers/WeekMarks.tsx';
import type { CalendarWeek } from '../schedule/model/day.ts';
import type { DoneMarks } from '../schedule/model/done.ts';
import type { Race } from '../schedule/model/race.ts';
import { weeksTo } from '../schedule/weeks.ts';
import { Stack } from '../ui/layout.tsx';

/** What was done in each week of a preparation, on the dates of its race. */
export function PreparationWeeks({ race, done }: { race: Race | undefined; done: DoneMarks }) {
  const weeks = weeksTo(race);
  const whenOf = ({ days }: CalendarWeek) => {
    const [first, last] = [days[0]?.date, days.at(-1)?.date];
    return first && last && formatSpan(first, last);
  };
  return (
    <Stack gap={4}>
      {programme.phases.map((phase) => {
        const own = weeks.filter(({ number }) => phase.weeks.some((week) => week.number === number));
        return (
          own.length > 0 && (
            <Stack as="section" key={phase.route} gap={2}>
              <h3>
                Phase {phase.number} {phase.name}
              </h3>
              <WeekMarks weeks={own} whenOf={whenOf} done={done} />
            </Stack>
          )
        );
      })}
    </Stack>
  );
}
