import { formatDate, formatDaysAhead } from '../calendar/dateText.ts';
import { daysBetween, type LocalDate } from '../calendar/localDate.ts';
import { Cluster, Stack } from '../ui/layout.tsx';

interface DaysToRaceProps {
  raceDate: LocalDate;
  /** « 9 h 20 », where it is known. */
  wave?: string | undefined;
  today: LocalDate;
}

/** How far the race is; for a race to come. */
export function DaysToRace({ raceDate, wave, today }: DaysToRaceProps) {
  const left = daysBetween(today, raceDate);
  return (
    <Cluster as="h2" gap={4} align="center">
      <span className="number accent nowrap" data-size="large" aria-hidden="true">
        J−{left}
      </span>
      <Stack as="span" gap={0} className="large">
        <span>
          Course le {formatDate(raceDate, today)}
          {wave && ` à ${wave}`}
          <span className="visually-hidden">,</span>
        </span>{' '}
        <span className="muted regular">{formatDaysAhead(left)}</span>
      </Stack>
    </Cluster>
  );
}
