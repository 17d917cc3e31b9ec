import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../calendar/dateText.ts';
import { loggedSessionAddress } from '../memberRoutes.ts';
import { Button } from '../ui/Button.tsx';
import { Table } from '../ui/Table.tsx';
import { LineChart } from './charts/LineChart.tsx';
import { takesHelp } from './citedExercise.ts';
import { JournalSection, type SectionProps } from './JournalSection.tsx';
import { bestPoint, buildSeries, formatMeasure } from './model/exerciseSeries.ts';
import { type ExerciseDone, findSessions } from './model/lastTime.ts';
import { formatAllSets, formatSetValues } from './model/lastTimeText.ts';

const PAGE = 20;

interface ExerciseHistoryProps extends SectionProps {
  exercise: ExerciseDone;
}

export function ExerciseHistory({ exercise, sessions, today }: ExerciseHistoryProps) {
  const [shown, setShown] = useState(PAGE);
  const done = findSessions(exercise, sessions);
  const series = buildSeries(exercise, sessions, takesHelp(exercise));
  const best = series && bestPoint(series);
  return (
    <JournalSection title={exercise.isAlternative ? `Remplaçant\u00a0: ${exercise.name}` : 'Séance après séance'}>
      {series && best && (
        <>
          <dl className="facts">
            <dt>Meilleure série</dt>
            <dd className="regular">
              <strong className="number">{formatSetValues(best.best)}</strong> le {formatDay(best.on, today)}
            </dd>
          </dl>
          <LineChart
            label={`${exercise.name}, la meilleure série de chaque séance\u00a0: les chiffres sont dans le tableau`}
            values={series.points}
            format={(value) => formatMeasure(series.measure, value)}
            lowerIsBetter={series.measure === 'pace'}
            today={today}
          />
        </>
      )}
      <Table
        of="numbers"
        label={`${exercise.name}, séance après séance`}
        columns={['Date', 'Séries']}
        rows={done.slice(0, shown).map(({ session, on, sets }) => ({
          key: session.id,
          cells: [
            <Link key="date" to={loggedSessionAddress(session.id)}>
              {formatDay(on, today)}
            </Link>,
            formatAllSets(sets),
          ],
        }))}
      />
      {shown < done.length && (
        <div>
          <Button variant="outline" onClick={() => setShown(done.length)}>
            Voir les précédentes
          </Button>
        </div>
      )}
    </JournalSection>
  );
}
