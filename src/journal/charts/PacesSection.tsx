import { Link } from 'react-router-dom';
import { formatShortDate } from '../../calendar/dateText.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { loggedSessionAddress } from '../../memberRoutes.ts';
import { Cluster, Columns, Stack } from '../../ui/layout.tsx';
import { JournalSection, type SectionProps } from '../JournalSection.tsx';
import type { LoggedSession } from '../model/entry.ts';
import { computePace, formatMeters, formatPaceSeconds, formatTime } from '../model/sessionValues.ts';
import { ChartTable } from './ChartTable.tsx';
import { LineChart } from './LineChart.tsx';

/** The pace of each session of running, and of each test. */
export function PacesSection({ sessions, today }: SectionProps) {
  const paced = sessions.flatMap((session) => {
    const value = session.kind === 'run' || session.kind === 'test' ? computePace(session) : undefined;
    return value === undefined ? [] : [{ session, on: session.on, value }];
  });
  const isTest = ({ session: { kind } }: PacedSession) => kind === 'test';
  const tests = paced.filter(isTest);
  return (
    <JournalSection title="Les allures et les tests">
      {paced.length === 0 ? (
        <p>Note la distance et le temps d’une sortie&nbsp;: son allure apparaîtra ici.</p>
      ) : (
        <Columns gap={5}>
          {tests.length > 0 && (
            <PaceChart title="Tests" label="L’allure de chaque test" sessions={tests} hasStrongDots today={today} />
          )}
          {paced.length > tests.length && (
            <PaceChart
              title="Sorties"
              label="L’allure de chaque sortie"
              sessions={paced.filter((session) => !isTest(session))}
              isScattered
              today={today}
            />
          )}
        </Columns>
      )}
    </JournalSection>
  );
}

interface PacedSession {
  session: LoggedSession;
  on: LocalDate;
  /** Seconds per kilometre. */
  value: number;
}

interface PaceChartProps {
  title: string;
  label: string;
  /** Newest first. */
  sessions: readonly PacedSession[];
  hasStrongDots?: boolean;
  isScattered?: boolean;
  today: LocalDate;
}

function PaceChart({ title, label, sessions, hasStrongDots = false, isScattered = false, today }: PaceChartProps) {
  return (
    <Stack as="figure" gap={4}>
      <Cluster as="figcaption" between>
        <h3>{title}</h3>
        <p className="number">{formatPaceSeconds(sessions[0]?.value ?? 0)}</p>
      </Cluster>
      <LineChart
        label={label}
        values={sessions.toReversed()}
        format={formatPaceSeconds}
        lowerIsBetter
        hasStrongDots={hasStrongDots}
        isScattered={isScattered}
        today={today}
      />
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
