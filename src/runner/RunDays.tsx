import { localDateOf } from '../calendar/localDate.ts';
import type { DayId } from '../schedule/model/day.ts';
import { useDaysLinkingTo } from '../schedule/useDaysLinkingTo.ts';
import { useDoneDays } from '../schedule/useDoneDays.ts';
import { useProgrammeCalendar } from '../schedule/useProgrammeCalendar.ts';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import type { ActiveWorkout } from './model/activeWorkout.ts';
import type { RunPage } from './model/plan.ts';

export function RunDays({ page, run }: { page: RunPage; run: ActiveWorkout }) {
  const { isDone, markOf, markDone } = useDoneDays();
  const begunOn = localDateOf(new Date(run.startedAt));
  // Also after a reload, a day that was ticked here stays to be unticked.
  const isFromBefore = (id: DayId) => isDone(id) && (markOf(id)?.on ?? '') < begunOn;
  const { isSkipped, rowPropsOf } = useProgrammeCalendar();
  const linkingDays = useDaysLinkingTo(page).map(({ week, day }) => ({ week, day, ...rowPropsOf(day) }));
  const open = linkingDays
    .filter(({ day, week }) => !isSkipped(week) && !isFromBefore(day.id))
    .sort((one, other) => Number(other.isToday ?? false) - Number(one.isToday ?? false));
  const startedFrom = linkingDays.filter(({ day }) => day.id === run.day);
  const days = startedFrom.length > 0 ? startedFrom : open;
  return (
    <>
      {days.length > 0 && (
        <h2>{startedFrom.length > 0 ? 'Ton programme' : 'Pour quel jour compte cette séance\u202f?'}</h2>
      )}
      {days.map(({ week, day, date, isToday }) => (
        <Checkbox key={day.id} checked={isDone(day.id)} onChange={(checked) => markDone(day.id, checked, begunOn)}>
          Semaine {week.number}, {day.day}
          {date && ` ${date}`}
          {isToday && ' (aujourd’hui)'}
          <span className={days.length > 1 ? 'visually-hidden' : undefined}>&nbsp;: séance faite</span>
        </Checkbox>
      ))}
    </>
  );
}
