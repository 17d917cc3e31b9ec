import { formatDay } from '../calendar/dateText.ts';
import { useToday } from '../calendar/useToday.ts';
import { type CalendarDay, isRaceDay } from '../schedule/model/day.ts';
import { useDoneDays } from '../schedule/useDoneDays.ts';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { useSessionsOfDay } from './useSessionsOfDay.ts';

/** Marks the session of a day as done, on the date of what was noted for it, or today. */
export function DoneCheckbox({ day }: { day: CalendarDay }) {
  const { markOf, markDone } = useDoneDays();
  const [logged] = useSessionsOfDay(day);
  const today = useToday();
  const mark = markOf(day.id);
  const on = mark?.on && formatDay(mark.on, today);
  // A session that was marked on another day was not done on that one.
  const isOwn = day.date === undefined || day.date === mark?.on;
  return (
    <Checkbox
      checked={mark !== undefined}
      onChange={(checked) => markDone(day.id, checked, logged?.on)}
      detail={on && !isOwn && <span className="screen-only">coché le {on}</span>}
    >
      {isRaceDay(day) ? 'Course terminée' : 'Fait'}
      {/* On paper the box says enough, and leaves the width to the session. */}
      {on && isOwn && <span className="screen-only"> le {on}</span>}
      <span className="visually-hidden">
        &nbsp;: {day.day}, {day.activity}
      </span>
    </Checkbox>
  );
}
