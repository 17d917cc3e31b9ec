import { useSearchParams } from 'react-router-dom';
import type { PublishedPage, PublishedWorkout } from '../../../schema/programme.ts';
import { type DoseReduction, describeLighter, workoutOn } from '../../format/lighter.ts';
import { formatShort, shortVersion, shortVersionName } from '../../format/shortVersion.ts';
import { workoutQuery } from '../../memberRoutes.ts';
import type { CalendarDay } from '../../schedule/model/day.ts';
import { lighterName } from '../../schedule/model/ownDose.ts';
import { SHORT_VERSIONS } from '../../schedule/shortVersions.ts';
import { useDayLinkingTo } from '../../schedule/useDaysLinkingTo.ts';

interface ShownWorkout {
  /** With the doses of its day, in the version that the address asks for. */
  shown: PublishedWorkout;
  isShort: boolean;
  /** Of its short version, where it has one. */
  shortMinutes: number | undefined;
  /** What it has less of than the coaches wrote. */
  reductions: DoseReduction[];
  /** The day that led here. */
  day: CalendarDay | undefined;
}

/** A workout as its page shows it. */
export function useShownWorkout(page: PublishedPage, workout: PublishedWorkout): ShownWorkout {
  const { day: id, isShort: asksForShort } = workoutQuery(useSearchParams()[0]);
  const linked = useDayLinkingTo(page, id);
  const day = linked?.day;
  const whole = workoutOn(workout, day);
  const short = shortVersion(workout, day, page, SHORT_VERSIONS);
  const isShort = asksForShort && short !== undefined;
  const reductions: DoseReduction[] = [];
  if (day?.lighter) reductions.push({ name: lighterName(linked), text: describeLighter(day.lighter, workout) });
  if (isShort && SHORT_VERSIONS)
    reductions.push({ name: shortVersionName(SHORT_VERSIONS), text: `${formatShort(short, whole)}.` });
  return {
    shown: isShort ? short : whole,
    isShort,
    shortMinutes: short && SHORT_VERSIONS?.minutes,
    reductions,
    day,
  };
}
