import type { PublishedDay, PublishedWeek } from '../../schema/programme.ts';
import { formatDay } from '../calendar/dateText.ts';
import { localDateOf } from '../calendar/localDate.ts';
import { useDevice } from '../device/useDevice.ts';
import { dayIdOf } from '../programme/day.ts';
import { withMark, withoutMark } from '../programme/done.ts';
import { Tick } from '../ui/Tick.tsx';

/** Marks the session of a day as done, today or later. */
export function DoneTick({ week, day }: { week: PublishedWeek; day: PublishedDay }) {
  const [done, changeDone] = useDevice('done');
  const id = dayIdOf(week, day);
  const mark = done[id];
  return (
    <Tick
      checked={mark !== undefined}
      onChange={(checked) =>
        changeDone((marks) => (checked ? withMark(marks, id, localDateOf(new Date())) : withoutMark(marks, id)))
      }
    >
      {day.type === 'compétition' ? 'Course courue' : 'Fait'}
      {mark?.on && ` le ${formatDay(mark.on)}`}
      <span className="visually-hidden">
        {'\u00a0'}: {day.day}, {day.activity}
      </span>
    </Tick>
  );
}
