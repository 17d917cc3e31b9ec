import { useMemo } from 'react';
import { useToday } from '../../calendar/useToday.ts';
import { competition } from '../../generated/competition.ts';
import { training } from '../../generated/training.ts';
import { understanding } from '../../generated/understanding.ts';
import { useJournal } from '../../journal/store/useJournal.ts';
import { resultsOf } from '../../results/resultsOf.ts';
import { divisionSlice } from '../../schedule/choiceSlices.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { divisionKind, type NotedCheckpoint, notedResults, type Readiness, readinessOf } from '../model/checkpoints.ts';

const COURSE = { ...understanding, paces: training.paces };

/** The coaches' checkpoints with what the journal has of each; none where the programme has none. */
export function useNotedCheckpoints(): readonly NotedCheckpoint[] {
  const { sessions } = useJournal();
  return useMemo(
    () =>
      (competition.readiness?.checkpoints ?? []).map((checkpoint) => ({
        checkpoint,
        results: notedResults(checkpoint, sessions, COURSE),
      })),
    [sessions],
  );
}

/** What the checkpoints say of the race; `readiness` is undefined until there is a division to compare with. */
export function useReadiness() {
  const noted = useNotedCheckpoints();
  const [division] = useStoredState(divisionSlice);
  const today = useToday();
  const kind = divisionKind(division, understanding);
  const readiness = useMemo(
    (): Readiness | undefined =>
      kind === 'solo' ? readinessOf(noted, resultsOf(division), competition.plan.targets, today) : undefined,
    [noted, kind, division, today],
  );
  return { noted, divisionKind: kind, readiness };
}
