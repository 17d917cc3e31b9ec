import { useEffect, useEffectEvent, useState } from 'react';
import { useToday } from '../calendar/useToday.ts';
import { lighterWorkout } from '../format/lighter.ts';
import { workoutPages } from '../generated/workoutPages.ts';
import type { CalendarDay, CalendarWeek } from '../schedule/model/day.ts';
import { dayDifferences } from '../schedule/model/dayDifferences.ts';
import { dayDigest } from '../schedule/model/dayDigest.ts';
import type { DatedDay } from '../schedule/model/schedule.ts';
import { seenDaysSlice } from '../schedule/seenDaysSlice.ts';
import { useDoneDays } from '../schedule/useDoneDays.ts';
import { useSchedule } from '../schedule/useProgrammeCalendar.ts';
import { WEEKS } from '../schedule/weeks.ts';
import { store, useStoredState } from '../storage/useStoredState.ts';

/** By the id of the day. */
type Digests = Readonly<Record<string, string>>;

const NONE: Digests = {};
let computed = NONE;

/** Of the days as the coaches wrote them, on whatever dates; none until the screen was painted. */
function useDigests(): Digests {
  const [digests, setDigests] = useState(computed);
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(() => setDigests(programmeDigests())));
  }, []);
  return digests;
}

/** Computed once a visit, which takes a slow phone some 50 ms. */
function programmeDigests(): Digests {
  if (computed === NONE) {
    const digestsOf = ({ days }: CalendarWeek) => days.map((day) => [day.id, dayDigest(day, workoutOf(day))] as const);
    computed = Object.fromEntries(WEEKS.flatMap(digestsOf));
  }
  return computed;
}

/** The suggested workout, with the doses of its week. */
function workoutOf({ link, suggested, lighter }: CalendarDay) {
  const page = workoutPages.find(({ route }) => route === link);
  const workout = page?.options.find(({ id }) => id === suggested?.id);
  return workout && lighterWorkout(workout, lighter);
}

interface ChangedDay {
  day: DatedDay;
  /** What follows « Vendredi 14 mai : ». */
  differences: string[];
}

/** Says which days to come differ from a digest of theirs. */
function useComparison(): { digests: Digests; changedSince: (seen: Digests) => ChangedDay[] } {
  const schedule = useSchedule();
  const today = useToday();
  const { isDone } = useDoneDays();
  const digests = useDigests();
  // A week that repeats another one has none of its own texts.
  const weeks = schedule?.weeks.filter(({ repeats }) => repeats === undefined) ?? [];
  const ahead = weeks.flatMap(({ days }) =>
    days.filter(({ id, date, leftOut }) => date >= today && !leftOut && !isDone(id)),
  );
  return {
    digests,
    changedSince: (seen) =>
      ahead.flatMap((day) => {
        const differences = dayDifferences(seen[day.id] ?? '', digests[day.id] ?? '', day);
        return differences.length > 0 ? [{ day, differences }] : [];
      }),
  };
}

/** The days to come that the coaches have changed since the member has read of them. */
export function useChangedDays() {
  const [seen, setSeen] = useStoredState(seenDaysSlice);
  const { digests, changedSince } = useComparison();
  const changed = changedSince(seen);
  return {
    changed,
    isChanged: ({ id }: CalendarDay) => changed.some(({ day }) => day.id === id),
    acknowledge: () => setSeen((current) => ({ ...current, ...digests })),
  };
}

/** Keeps the digests of days that there is nothing to say of: seen for the first time, done or past. Once a visit, in silence. */
export function useSeenDays(): void {
  const { digests, changedSince } = useComparison();
  const keep = useEffectEvent(() =>
    store.change(seenDaysSlice, (seen) => {
      const unread = new Set<string>(changedSince(seen).map(({ day }) => day.id));
      return { ...seen, ...Object.fromEntries(Object.entries(digests).filter(([id]) => !unread.has(id))) };
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another tab writes is not written over again and again.
  useEffect(() => keep(), [digests]);
}
