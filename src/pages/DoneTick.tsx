import type { PublishedDay, PublishedWeek } from '../../schema/programme.ts';
import { useDevice } from '../device/useDevice.ts';
import { dayIdOf } from '../programme/day.ts';
import { Tick } from '../ui/Tick.tsx';

/** Marks the session of a day as done. */
export function DoneTick({ week, day }: { week: PublishedWeek; day: PublishedDay }) {
  const [done, changeDone] = useDevice('done');
  const id = dayIdOf(week, day);
  return (
    <Tick
      checked={done.includes(id)}
      onChange={(checked) =>
        changeDone((ids) => (checked ? [...new Set([...ids, id])] : ids.filter((other) => other !== id)))
      }
    >
      Fait
      <span className="visually-hidden">
        {'\u00a0'}: {day.day}, {day.activity}
      </span>
    </Tick>
  );
}
