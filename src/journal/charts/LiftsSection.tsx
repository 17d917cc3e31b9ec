import { Link } from 'react-router-dom';
import { formatDay } from '../../calendar/dateText.ts';
import { count } from '../../format/plural.ts';
import { programme } from '../../generated/programme.ts';
import { exerciseAddress } from '../../memberRoutes.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Cluster, Columns, Rows, Stack } from '../../ui/layout.tsx';
import { takesHelp } from '../citedExercise.ts';
import { JournalSection, type SectionProps } from '../JournalSection.tsx';
import {
  buildSeries,
  type ExerciseSeries,
  formatMeasure,
  type LoggedExercise,
  loggedExercises,
} from '../model/exerciseSeries.ts';
import { formatAllSets } from '../model/lastTimeText.ts';
import { ChartTable } from './ChartTable.tsx';
import { LineChart } from './LineChart.tsx';

/** The coaches' main lifts, phase by phase. */
const MAIN_LIFTS = [
  ...new Set(programme.phases.flatMap(({ mainLifts }) => (mainLifts ? [mainLifts.lower, mainLifts.upper] : []))),
];
const CHARTS = 4;

export function LiftsSection({ sessions, today }: SectionProps) {
  const logged = loggedExercises(sessions);
  const isMain = ({ id: exercise }: LoggedExercise) => MAIN_LIFTS.includes(exercise);
  const ofLifts = [...logged.filter(isMain), ...logged.filter((each) => !isMain(each))];
  const charts = Math.max(2, Math.min(CHARTS, logged.filter(isMain).length));
  const drawn: ({ exercise: string; name: string } & ExerciseSeries)[] = [];
  for (const each of ofLifts) {
    const { id: exercise, name } = each;
    const series = buildSeries({ exercise, name }, sessions, takesHelp({ exercise, name }));
    // The stations of a simulation have times and no load.
    if (series && (isMain(each) || series.measure === 'kg')) drawn.push({ exercise, name, ...series });
    if (drawn.length === charts) break;
  }
  return (
    <JournalSection title="Les charges">
      {drawn.length === 0 ? (
        <p>Note la charge de tes séries&nbsp;: la progression de tes mouvements de base s’affichera ici.</p>
      ) : (
        <Columns gap={5}>
          {drawn.map(({ exercise, name, measure, points }) => (
            <Stack as="figure" key={exercise} gap={4}>
              <Cluster as="figcaption" between>
                <h3>
                  <Link to={exerciseAddress(exercise)}>{name}</Link>
                </h3>
                <p className="number">{formatMeasure(measure, points.at(-1)?.value ?? 0)}</p>
              </Cluster>
              <LineChart
                label={`${name}, la meilleure série de chaque séance`}
                values={points}
                format={(value) => formatMeasure(measure, value)}
                lowerIsBetter={measure === 'pace'}
                today={today}
              />
              <ChartTable
                label={name}
                columns={['Date', 'Séries']}
                rows={() =>
                  points.toReversed().map(({ session, on, sets }) => ({
                    key: session.id,
                    cells: [formatDay(on, today), formatAllSets(sets)],
                  }))
                }
              />
            </Stack>
          ))}
        </Columns>
      )}
      {logged.length > 0 && (
        <Disclosure summary={`Tous les exercices notés (${logged.length})`}>
          <Rows>
            {logged.map(({ id: exercise, name, sessions, last }) => (
              <Cluster as="li" key={exercise} between>
                <Link to={exerciseAddress(exercise)}>{name}</Link>
                <span className="muted">
                  {count(sessions, 'séance, le ', 'séances, la dernière le ')}
                  {formatDay(last, today)}
                </span>
              </Cluster>
            ))}
          </Rows>
        </Disclosure>
      )}
    </JournalSection>
  );
}
