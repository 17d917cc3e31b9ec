import { useMemo } from 'react';
import { competition } from '../../generated/competition.ts';
import { understanding } from '../../generated/understanding.ts';
import type { LoggedSession } from '../../journal/model/entry.ts';
import { useJournal } from '../../journal/store/useJournal.ts';
import { divisionSlice } from '../../schedule/choiceSlices.ts';
import { isRaceDay } from '../../schedule/model/day.ts';
import { racePlanSlice } from '../../schedule/racePlanSlice.ts';
import { raceSlice } from '../../schedule/raceSlice.ts';
import { useDoneDays } from '../../schedule/useDoneDays.ts';
import { WEEKS } from '../../schedule/weeks.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { type AdjustedPlan, adjustedPlan } from '../model/adjustedPlan.ts';
import { canGiveProportions, ownSegments } from '../model/ownPlan.ts';
import { type RaceSegment, segmentsFor } from '../model/plan.ts';
import { currentAdjustments } from '../model/raceDayChoices.ts';
import { possibleTarget } from '../model/target.ts';
import { planInputsFor } from './planInputs.ts';

interface Proportions {
  guide: readonly RaceSegment[];
  /** The same total in the proportions of the last session before the race that went through all of its stations. */
  own: { segments: readonly RaceSegment[]; session: LoggedSession } | undefined;
}

/** How a finish time can be split up. */
export function useProportions(targetSeconds: number): Proportions {
  const sessions = useSources();
  const [division] = useStoredState(divisionSlice);
  return useMemo(() => computeProportions(targetSeconds, division, sessions), [targetSeconds, division, sessions]);
}

const RACE_DAY = WEEKS.flatMap(({ days }) => days).findLast(isRaceDay);

/** The sessions whose proportions the plan can take, newest first. */
function useSources(): readonly LoggedSession[] {
  const { sessions } = useJournal();
  const [race] = useStoredState(raceSlice);
  const { markOf } = useDoneDays();
  const raceDate = race?.date ?? (RACE_DAY && markOf(RACE_DAY.id)?.on);
  return useMemo(() => sessions.filter((session) => canGiveProportions(session, raceDate)), [sessions, raceDate]);
}

function computeProportions(
  targetSeconds: number,
  division: string | undefined,
  sessions: readonly LoggedSession[],
  except?: string,
): Proportions {
  const guide = segmentsFor(targetSeconds, planInputsFor(division));
  for (const session of sessions) {
    if (session.id === except) continue;
    const segments = session.splits && ownSegments(guide, session.splits, understanding);
    if (segments) return { guide, own: { segments, session } };
  }
  return { guide, own: undefined };
}

/**
 * The member's plan for the race; undefined until they aim at a time. A session under way, `except`, gives no proportions
 * to it.
 */
export function useRacePlan(except?: string): AdjustedPlan | undefined {
  const [choices] = useStoredState(racePlanSlice);
  const [division] = useStoredState(divisionSlice);
  const sessions = useSources();
  return useMemo(() => {
    const target = possibleTarget(choices.targetSeconds, competition.plan.targets);
    if (target === undefined) return undefined;
    const { guide, own } = computeProportions(target, division, sessions, except);
    return adjustedPlan(
      (choices.proportions && own?.segments) || guide,
      currentAdjustments(choices, { division, ownSessionId: own?.session.id }),
    );
  }, [choices, division, sessions, except]);
}
