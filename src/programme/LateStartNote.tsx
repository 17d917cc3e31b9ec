import type { LocalDate } from '../calendar/localDate.ts';
import { count } from '../format/plural.ts';
import { training } from '../generated/training.ts';
import { Prose } from '../renderers/Prose.tsx';
import { positionOf, type Schedule } from '../schedule/model/schedule.ts';
import { WEEKS } from '../schedule/weeks.ts';
import { Stack } from '../ui/layout.tsx';
import { IncludedWeeks } from './IncludedWeeks.tsx';
import { MissedTest } from './MissedTest.tsx';
import { weekNames } from './weekNames.ts';

/** Tells a member who started late where they are, and which weeks the coaches keep. */
export function LateStartNote({ schedule, today }: { schedule: Schedule; today: LocalDate }) {
  const { weeks, skipped, advice } = schedule;
  const position = positionOf(schedule, today);
  const current = typeof position === 'object' ? position.week.number : undefined;
  const left = weeks.filter(({ number }) => number >= (current ?? 0)).map(({ number }) => number);
  // With the race at hand there is nothing left to choose.
  if (current === weeks.at(-1)?.number)
    return (
      advice && (
        <p>
          <Prose text={advice} />
        </p>
      )
    );
  return (
    <Stack>
      <p>
        <strong>
          Il te reste {count(left.length, 'semaine')}
          {current !== undefined && `\u00a0: tu en es à la semaine ${current} du programme`}.
        </strong>{' '}
        {training.lateStart && <Prose text={training.lateStart.intro} />}{' '}
        {skipped.length < left.length ? `Tu sautes ${weekNames(skipped)}.` : `Tu fais ${weekNames(left)}.`}
      </p>
      <IncludedWeeks weeks={WEEKS} skipped={skipped} current={current} />
      {advice && (
        <p>
          <Prose text={advice} />
        </p>
      )}
      <MissedTest schedule={schedule} today={today} />
    </Stack>
  );
}
