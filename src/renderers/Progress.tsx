import { plural } from '../format/plural.ts';
import type { CalendarWeek } from '../schedule/model/day.ts';
import type { DoneMarks } from '../schedule/model/done.ts';
import { progressOf } from '../schedule/model/progress.ts';
import { Cluster, Stack } from '../ui/layout.tsx';
import { ProgressMarks } from './ProgressMarks.tsx';

/** How many sessions of these weeks are done, once one is: in large digits, and as a row of marks. */
export function Progress({ weeks, done }: { weeks: readonly CalendarWeek[]; done: DoneMarks }) {
  const sessions = progressOf(weeks, done);
  if (!sessions) return null;
  const count = sessions.filter(Boolean).length;
  return (
    <Stack gap={2}>
      <Cluster as="p" gap={2}>
        <strong className="number">{count}</strong>
        &nbsp;{plural(count, 'séance faite', 'séances faites')} sur&nbsp;{sessions.length}
      </Cluster>
      <ProgressMarks sessions={sessions} />
    </Stack>
  );
}
