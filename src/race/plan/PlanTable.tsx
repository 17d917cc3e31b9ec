import { formatClock, formatLongClock, formatTimeOfDay } from '../../format/quantities.ts';
import { Table } from '../../ui/Table.tsx';
import type { AdjustedPlan } from '../model/adjustedPlan.ts';

const LOOKS = { lap: 'section', station: 'accent', transition: 'muted' } as const;

interface PlanTableProps {
  plan: AdjustedPlan;
  /** When the wave starts, in minutes since midnight. */
  startMinutes: number | undefined;
}

/** Each segment of the race: how long it takes, the race clock at its end, the time of day. */
export const PlanTable = ({ plan: { segments }, startMinutes }: PlanTableProps) => (
  <Table
    of="numbers"
    wide
    label="Le plan, étape par étape"
    columns={['Étape', 'Temps', 'Chrono', ...(startMinutes === undefined ? [] : ['Heure'])]}
    rows={segments.map(({ id, kind, name, seconds, endSeconds }) => ({
      key: id,
      look: LOOKS[kind],
      cells: [
        name,
        formatClock(seconds),
        formatLongClock(endSeconds),
        ...(startMinutes === undefined ? [] : [formatTimeOfDay(startMinutes + endSeconds / 60)]),
      ],
    }))}
  />
);
