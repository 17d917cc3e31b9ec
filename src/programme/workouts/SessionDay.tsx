import { Link, useSearchParams } from 'react-router-dom';
import type { PublishedPage } from '../../../schema/programme.ts';
import { DoneCheckbox } from '../../journal/DoneCheckbox.tsx';
import { LogLink } from '../../journal/LogLink.tsx';
import { workoutQuery } from '../../memberRoutes.ts';
import { DayTexts } from '../../renderers/DayTexts.tsx';
import { useDayLinkingTo } from '../../schedule/useDaysLinkingTo.ts';
import { useProgrammeCalendar } from '../../schedule/useProgrammeCalendar.ts';
import { addressOfWeek } from '../../schedule/weeks.ts';
import { Cluster, Stack } from '../../ui/layout.tsx';

/** What the coaches ask of the day that led here, its mark and what was noted; nothing for who came another way. */
export function SessionDay({ page }: { page: PublishedPage }) {
  const [search] = useSearchParams();
  const calendar = useProgrammeCalendar();
  const linkingDay = useDayLinkingTo(page, workoutQuery(search).day);
  if (!linkingDay) return null;
  const { week, day } = linkingDay;
  const { date, dependent } = calendar.rowPropsOf(day);
  const name = [day.day, date].filter(Boolean).join(' ');
  return (
    <Stack as="aside" gap={2} className="barred" aria-label={`Semaine ${week.number}, ${name}`}>
      <p className="strong">
        <Link to={addressOfWeek(week)}>Semaine {week.number}</Link>, {name}
      </p>
      <DayTexts day={day} dependent={dependent} />
      <Cluster gap={4} align="center">
        <DoneCheckbox day={day} />
        <LogLink day={day} />
      </Cluster>
    </Stack>
  );
}
