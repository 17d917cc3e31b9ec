import type { DivisionResults } from '../../../schema/results.ts';
import { formatDate } from '../../calendar/dateText.ts';
import { useToday } from '../../calendar/useToday.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { formatLongClock } from '../../format/quantities.ts';
import { results } from '../../generated/results.ts';
import { understanding } from '../../generated/understanding.ts';
import { Prose } from '../../renderers/Prose.tsx';
import { resultsOf } from '../../results/resultsOf.ts';
import { divisionSlice } from '../../schedule/choiceSlices.ts';
import { DIVISIONS } from '../../schedule/divisions.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Table } from '../../ui/Table.tsx';
import type { LoggedSession } from '../model/entry.ts';
import { type ComparedSimulation, compareWithField, simulationBefore } from '../model/raceComparison.ts';
import { useJournal } from '../store/useJournal.ts';
import { finishTimeText, Splits } from './Splits.tsx';

/** The splits of a race beside its plan, the field and the last simulation. */
export function RaceSplits({ session }: { session: LoggedSession }) {
  const [division] = useStoredState(divisionSlice);
  const { sessions } = useJournal();
  const { splits = [] } = session;
  const divisions = resultsOf(division);
  const comparison = compareWithField(session, understanding, { divisions, laps: results.laps });
  const simulation = simulationBefore(session, sessions, understanding);
  return (
    <Stack gap={4}>
      <Splits splits={splits} comparison={comparison} />
      {comparison && (
        <p className="muted small">
          Les autres&nbsp;: le temps moyen à {finishTimeText(comparison.totalSeconds)},{' '}
          {divisions.map(divisionText).join(' et ')}. <Prose text={results.source} />
        </p>
      )}
      {simulation && <SimulationTable race={session} simulation={simulation} />}
    </Stack>
  );
}

/** « Hommes Open (164 405 résultats) ». */
const divisionText = ({ division, count }: DivisionResults) =>
  `${DIVISIONS.find(({ id }) => id === division)?.name ?? division} (${count.toLocaleString('fr-FR')}${NO_BREAK}résultats)`;

interface SimulationTableProps {
  race: LoggedSession;
  simulation: ComparedSimulation;
}

function SimulationTable({ race: { splits = [] }, simulation: { session, seconds } }: SimulationTableProps) {
  const today = useToday();
  const rows = splits.flatMap(({ kind, name, ...split }, index) => {
    const rehearsed = seconds[index];
    if (kind === 'transition' || rehearsed === undefined) return [];
    const cells = [name, formatLongClock(split.seconds), formatLongClock(rehearsed)];
    return [{ key: `${index}`, look: kind === 'run' ? ('section' as const) : ('accent' as const), cells }];
  });
  return (
    <Disclosure summary="À côté de ta simulation">
      <p>
        «&nbsp;{session.name}&nbsp;», {formatDate(session.on, today)}&nbsp;: ses temps, ramenés aux distances de la
        course.
      </p>
      <Table
        of="numbers"
        wide
        label="Ta course et ta simulation"
        columns={['Étape', 'Course', 'Simulation']}
        rows={rows}
      />
    </Disclosure>
  );
}
