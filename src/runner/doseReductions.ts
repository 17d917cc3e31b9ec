import type { PublishedWorkout } from '../../schema/programme.ts';
import { type DoseReduction, formatLighter, lighterWorkout } from '../format/lighter.ts';
import { formatShort, shortVersion, shortVersionName } from '../format/shortVersion.ts';
import { lighterName } from '../schedule/model/ownDose.ts';
import { SHORT_VERSIONS } from '../schedule/shortVersions.ts';
import type { LinkingDay } from '../schedule/useDaysLinkingTo.ts';
import type { ActiveWorkout } from './model/activeWorkout.ts';
import type { RunPage } from './model/plan.ts';

/** What a run has less of than its workout, and why. */
export function doseReductionsOf(
  run: Pick<ActiveWorkout, 'lighter' | 'short'>,
  page: RunPage,
  workout: PublishedWorkout,
  linked: LinkingDay | undefined,
): DoseReduction[] {
  const { lighter } = run;
  const short = run.short && shortVersion(workout, { lighter }, page, SHORT_VERSIONS);
  return [
    ...(lighter ? [{ name: lighterName(linked), text: formatLighter(lighter, workout) }] : []),
    ...(short && SHORT_VERSIONS
      ? [{ name: shortVersionName(SHORT_VERSIONS), text: formatShort(short, lighterWorkout(workout, lighter)) }]
      : []),
  ];
}
