import { useId } from 'react';
import { addDays, type LocalDate } from '../calendar/localDate.ts';
import { DayRow } from '../renderers/DayRow.tsx';
import { isPlanned, isSession } from '../schedule/model/day.ts';
import { positionOf, type Schedule } from '../schedule/model/schedule.ts';
import { useDoneDays } from '../schedule/useDoneDays.ts';
import { useProgrammeCalendar } from '../schedule/useProgrammeCalendar.ts';
import { Cluster, Stack } from '../ui/layout.tsx';
import { MoveSession } from './changes/MoveSession.tsx';
import { NextSession } from './NextSession.tsx';
import { useChangedDays } from './useChangedDays.ts';
import { WeekLink } from './WeekLink.tsx';

/** The day that follows, once today's session is done; nothing before that, nor after the race. */
export function TomorrowSection({ schedule, today }: { schedule: Schedule; today: LocalDate }) {
  const id = useId();
  const { isDone } = useDoneDays();
  const { rowPropsOf } = useProgrammeCalendar();
  const { isChanged } = useChangedDays();
  const now = positionOf(schedule, today);
  const tomorrow = positionOf(schedule, addDays(today, 1));
  if (typeof now !== 'object' || typeof tomorrow !== 'object' || !isDone(now.day.id)) return null;
  const { week, day } = tomorrow;
  return (
    <section aria-labelledby={id}>
      <Cluster as="header" between align="center" className="underlined">
        <h2 id={id}>Demain</h2>
        {week !== now.week && <WeekLink week={week} />}
      </Cluster>
      <Stack>
        <ol>
          <DayRow
            day={day}
            {...rowPropsOf(day)}
            isChanged={isChanged(day)}
            control={isSession(day) && <MoveSession day={day} />}
          />
        </ol>
        {!isPlanned(day) && <NextSession schedule={schedule} after={day.date} />}
      </Stack>
    </section>
  );
}
