import { Link } from 'react-router-dom';
import { formatShortDate } from '../../calendar/dateText.ts';
import { loggedSessionAddress } from '../../memberRoutes.ts';
import { Cluster, Columns, Stack } from '../../ui/layout.tsx';
import { JournalSection, type SectionProps } from '../JournalSection.tsx';
import type { LoggedSession } from '../model/entry.ts';
import { formatMeters, formatPaceSeconds, formatTime, runningPace } from '../model/sessionValues.ts';
import { ChartTable } from './ChartTable.tsx';
import type { DatedValue } from './chartLine.ts';
import { LineChart, type LineChartProps } from './LineChart.tsx';

export function PacesSection({ sessions, today }: SectionProps) {
  const pacedSessions = (kind: LoggedSession['kind']) =>
    sessions.flatMap((session): PacedSession | [] => {
      const value = session.kind === kind ? runningPace(session) : undefined;
      return value === undefined ? [] : { session, on: session.on, value };
    });
  const [tests, runs] = [pacedSessions('test'), pacedSessions('run')];
  return (
    <JournalSection title="Les allures et les tests">
      {tests.length + runs.length === 0 ? (
        <p>Note la distance et le temps d’une sortie&nbsp;: son allure apparaîtra ici.</p>
      ) : (
        <Columns gap={5}>
          {tests.length > 0 && (
            <PaceChart title="Tests" label="L’allure de chaque test" sessions={tests} hasStrongDots today={today} />
          )}
          {runs.length > 0 && (
            <PaceChart title="Sorties" label="L’allure de chaque sortie" sessions={runs} isScattered today={today} />
          )}
        </Columns>
      )}
    </JournalSection>
  );
}

/** `value` in seconds per kilometre. */
interface PacedSession extends DatedValue {
  session: LoggedSession;
}

interface PaceChartProps extends Pick<LineChartProps, 'label' | 'hasStrongDots' | 'isScattered' | 'today'> {
  title: string;
  /** Newest first. */
  sessions: readonly PacedSession[];
}

function PaceChart({ title, label, sessions, ...chart }: PaceChartProps) {
  return (
    <Stack as="figure" gap={4}>
      <Cluster as="figcaption" between>
        <h3>{title}</h3>
        <p className="number">{formatPaceSeconds(sessions[0]?.value ?? 0)}</p>
      </Cluster>
      <LineChart label={label} values={sessions.toReversed()} format={formatPaceSeconds} lowerIsBetter {...chart} />
      <ChartTable
        label={label}
        columns={['Date', 'Distance', 'Temps', 'Allure']}
        rows={() =>
          sessions.map(({ session, on, value }) => ({
            key: session.id,
            cells: [
              <Link key="date" to={loggedSessionAddress(session.id)}>
                {formatShortDate(on)}
              </Link>,
              formatMeters(session.meters ?? 0),
              formatTime(session.seconds ?? 0),
              formatPaceSeconds(value),
            ],
          }))
        }
      />
    </Stack>
  );
}
