import { formatDate } from '../calendar/dateText.ts';
import { addDays, type LocalDate } from '../calendar/localDate.ts';
import { useToday } from '../calendar/useToday.ts';
import { isRaceDay } from '../schedule/model/day.ts';
import { type Schedule, sessionsFrom } from '../schedule/model/schedule.ts';
import { useWaveTime } from '../schedule/useWaveTime.ts';
import { Cluster } from '../ui/layout.tsx';
import { MoveSession } from './changes/MoveSession.tsx';

/** What a day of rest leads to; nothing after the race. */
export function NextSession({ schedule, after }: { schedule: Schedule; after: LocalDate }) {
  const today = useToday();
  const wave = useWaveTime();
  const [next] = sessionsFrom(schedule, addDays(after, 1));
  if (!next) return null;
  const { activity, date } = next.day;
  return (
    <Cluster align="center">
      <p>
        À venir&nbsp;: <strong>{activity}</strong>, {formatDate(date, today)}
        {isRaceDay(next.day) && wave && ` à ${wave}`}
      </p>
      <MoveSession day={next.day} />
    </Cluster>
  );
}
