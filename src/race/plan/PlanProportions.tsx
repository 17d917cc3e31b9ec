import { formatDate } from '../../calendar/dateText.ts';
import { useToday } from '../../calendar/useToday.ts';
import { formatClock } from '../../format/quantities.ts';
import type { LoggedSession } from '../../journal/model/entry.ts';
import { Stack } from '../../ui/layout.tsx';
import { Table } from '../../ui/Table.tsx';
import type { RaceSegment } from '../model/plan.ts';

interface PlanProportionsProps {
  guide: readonly RaceSegment[];
  own: { segments: readonly RaceSegment[]; session: LoggedSession };
  isOwn: boolean;
}

/** The coaches' times for the stations and those in the member's own proportions, side by side, and which count. */
export function PlanProportions({ guide, own, isOwn }: PlanProportionsProps) {
  const today = useToday();
  const ownSeconds = new Map(own.segments.map(({ id, seconds }) => [id, seconds]));
  const rows = guide
    .filter(({ kind }) => kind === 'station')
    .map(({ id, name, seconds }) => ({
      key: id,
      cells: [name, formatClock(seconds), formatClock(ownSeconds.get(id) ?? seconds)],
    }));
  return (
    <Stack as="section" className="screen-only" aria-label="Répartition du temps">
      <p>
        Ton temps d’atelier {isOwn ? 'est réparti' : 'peut se répartir'} comme dans «&nbsp;
        {own.session.name}&nbsp;» ({formatDate(own.session.on, today)}). Tes tours gardent l’allure du guide.
      </p>
      <Table
        label="Temps par atelier, selon le guide et selon toi"
        of="numbers"
        wide
        columns={['Atelier', 'Guide', 'Toi']}
        rows={rows}
      />
    </Stack>
  );
}
