import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../schema/competition.ts';
import { formatDay } from '../../calendar/dateText.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { useToday } from '../../calendar/useToday.ts';
import { NO_BREAK } from '../../format/noBreak.ts';
import { competition } from '../../generated/competition.ts';
import { understanding } from '../../generated/understanding.ts';
import { formatMeters, formatTime } from '../../journal/model/sessionValues.ts';
import { loggedSessionAddress, TEST_RESULT_HEADING } from '../../memberRoutes.ts';
import { Prose } from '../../renderers/Prose.tsx';
import { type Finish, partBounds } from '../../results/readiness.ts';
import { resultsOf } from '../../results/resultsOf.ts';
import { ROUTES } from '../../routes.ts';
import { divisionSlice } from '../../schedule/choiceSlices.ts';
import { DivisionSelect } from '../../schedule/DivisionSelect.tsx';
import { useStoredState } from '../../storage/useStoredState.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FoldedPart } from '../../ui/FoldedPart.tsx';
import { Rows, Stack } from '../../ui/layout.tsx';
import { isRecent, type NotedCheckpoint, type NotedResult, type Readiness } from '../model/checkpoints.ts';
import { headingProps } from '../sections.ts';
import { finishText } from './finishText.ts';
import { ReadinessSummary } from './ReadinessSummary.tsx';
import { StationField } from './StationField.tsx';
import { useReadiness } from './useReadiness.ts';

/** What members measure on the way, and the finish that it makes credible. On no paper. */
export function ReadinessPart({ readiness: { title, intro } }: { readiness: NonNullable<Competition['readiness']> }) {
  const { noted, divisionKind, readiness } = useReadiness();
  // Once it was asked for, it stays where it was answered.
  const [asksDivision] = useState(divisionKind === 'unknown');
  return (
    <div className="screen-only">
      <FoldedPart title={title} heading={headingProps('readiness')}>
        <p>
          <Prose text={intro} />
        </p>
        {asksDivision && <DivisionSelect />}
        <ReadinessSummary noted={noted} divisionKind={divisionKind} readiness={readiness} />
        <Rows>
          {noted.map(({ checkpoint, results }) => (
            <li key={checkpoint.id}>
              <CheckpointRow checkpoint={checkpoint} results={results} readiness={readiness} />
            </li>
          ))}
        </Rows>
      </FoldedPart>
    </div>
  );
}

interface CheckpointRowProps extends NotedCheckpoint {
  readiness: Readiness | undefined;
}

function CheckpointRow({ checkpoint, results, readiness }: CheckpointRowProps) {
  const today = useToday();
  const [division] = useStoredState(divisionSlice);
  const index = understanding.stations.findIndex(({ id }) => id === checkpoint.station);
  const station = understanding.stations[index];
  const finish = readiness?.measured.find((measured) => measured.checkpoint === checkpoint)?.finish;
  return (
    <Stack as="fieldset" gap={3}>
      <legend className="large strong">{checkpoint.name}</legend>
      <p>
        <Prose text={checkpoint.text} />
      </p>
      {station ? (
        <StationField
          checkpoint={checkpoint}
          station={station}
          bounds={partBounds(({ stations }) => stations[index] ?? 0, resultsOf(division), competition.plan.targets)}
        />
      ) : (
        <div>
          <ButtonLink variant="outline" to={`${ROUTES.training}#${TEST_RESULT_HEADING}`}>
            Noter le test
          </ButtonLink>
        </div>
      )}
      {results.length > 0 && (
        <ul className="tabular">
          {results.slice(0, SHOWN).map((result, index) => (
            <li key={result.session.id}>
              <Result result={result} finish={index === 0 ? finish : undefined} today={today} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** Of a checkpoint: one for each week that has it. */
const SHOWN = 3;

interface ResultProps {
  result: NotedResult;
  finish: Finish | undefined;
  today: LocalDate;
}

/** « 4:32 le 12 mars, chrono crédible : environ 1 h 32 ». */
function Result({ result, finish, today }: ResultProps) {
  const { id, on, seconds = 0, meters } = result.session;
  return (
    <>
      <strong>
        {meters === undefined ? formatTime(seconds) : `${formatMeters(meters)} en ${formatTime(seconds)}`}
      </strong>{' '}
      le <Link to={loggedSessionAddress(id)}>{formatDay(on, today)}</Link>
      {finish && `, chrono crédible${NO_BREAK}: ${finishText(finish)}`}
      {!isRecent(result, today) && ', il y a plus de six semaines'}
    </>
  );
}
