import { formatDate } from '../../calendar/dateText.ts';
import { useToday } from '../../calendar/useToday.ts';
import { formatClock } from '../../format/quantities.ts';
import type { LoggedSession } from '../../journal/model/entry.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Table } from '../../ui/Table.tsx';
import type { RaceSegment } from '../model/plan.ts';

interface PlanProportionsProps {
  guide: readonly RaceSegment[];
  own: { segments: readonly RaceSegment[]; session: LoggedSession };
  isOwn: boolean;
  onChange: (proportions: 'own' | undefined) => void;
}

/** The coaches' proportions and the member's own, side by side, and which of them counts. */
export function PlanProportions({ guide, own, isOwn, onChange }: PlanProportionsProps) {
  const today = useToday();
  const laps = guide.filter(({ kind }) => kind === 'lap');
  const secondsIn = (segments: readonly RaceSegment[], id: string) =>
    segments.find((segment) => segment.id === id)?.seconds ?? 0;
  const averageLap = (segments: readonly RaceSegment[]) =>
    Math.round(laps.reduce((sum, { id }) => sum + secondsIn(segments, id), 0) / laps.length);
  const rows = [
    { key: 'laps', cells: ['Un tour, en moyenne', averageLap(guide), averageLap(own.segments)] as const },
    ...guide
      .filter(({ kind }) => kind === 'station')
      .map(({ id, name, seconds }) => ({ key: id, cells: [name, seconds, secondsIn(own.segments, id)] as const })),
  ];
  return (
    <Stack as="section" align="start" className="screen-only" aria-label="Répartition du temps">
      <p>
        {isOwn ? 'Ton plan suit les proportions de' : 'Tu as couru'} «&nbsp;{own.session.name}&nbsp;» (
        {formatDate(own.session.on, today)}){isOwn ? '.' : '\u00a0: ton plan peut reprendre tes proportions.'}
      </p>
      <Table
        label="Le temps du guide et le tien"
        of="numbers"
        wide
        columns={['Étape', 'Guide', 'Toi']}
        rows={rows.map(({ key, cells: [name, ...seconds] }) => ({ key, cells: [name, ...seconds.map(formatClock)] }))}
      />
      <Button variant="outline" onClick={() => onChange(isOwn ? undefined : 'own')}>
        {isOwn ? 'Revenir aux proportions du guide' : 'Répartir d’après mes temps'}
      </Button>
    </Stack>
  );
}
