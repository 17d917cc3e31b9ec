import type { PublishedOption, PublishedPage } from '../../schema/programme.ts';
import { localDateOf } from '../calendar/localDate.ts';
import type { DayId } from '../programme/model/day.ts';
import { useDaysLinkingTo } from '../programme/useDaysLinkingTo.ts';
import { useDoneDays } from '../programme/useDoneDays.ts';
import { useProgrammeCalendar } from '../programme/useProgrammeCalendar.ts';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { useHeadingFocus } from '../ui/useHeadingFocus.ts';
import { Summary } from './components/Summary.tsx';
import type { Plan } from './model/plan.ts';
import type { Run } from './model/run.ts';
import { countSets, remainingSets } from './model/setCounts.ts';
import { elapsedMs, workMs } from './model/timing.ts';
import { remainingText } from './runMessages.ts';

interface RunSummaryProps {
  page: PublishedPage;
  option: PublishedOption;
  plan: Plan;
  run: Run;
  /** Goes on: at the sets that are not done, or where it ended. */
  onReopen: (toRemaining: boolean) => void;
  onLeave: () => void;
}

/** The end of a workout, and the day that it counts for. */
export function RunSummary({ page, option, plan, run, onReopen, onLeave }: RunSummaryProps) {
  const heading = useHeadingFocus('Séance terminée', { always: true });
  const { isDone, markOf, markDone } = useDoneDays();
  const begunOn = localDateOf(new Date(run.startedAt));
  // Also after a reload, a day that was ticked here stays to be unticked.
  const isFromBefore = (id: DayId) => isDone(id) && (markOf(id)?.on ?? '') < begunOn;
  const { isSkipped, calendarPropsOf } = useProgrammeCalendar();
  const linking = useDaysLinkingTo(page).map(({ week, day }) => ({ week, day, ...calendarPropsOf(day) }));
  const open = linking
    .filter(({ day, week }) => !isSkipped(week) && !isFromBefore(day.id))
    .sort((one, other) => Number(other.isToday ?? false) - Number(one.isToday ?? false));
  const startedFrom = linking.filter(({ day }) => day.id === run.day);
  const days = startedFrom.length > 0 ? startedFrom : open;
  const { done, total } = countSets(run, plan);
  const now = Date.now();
  const replaced = new Map(
    plan.flatMap((step) =>
      step.kind === 'set' && step.alternative ? [[step.prescribed.exercise.name, step.name] as const] : [],
    ),
  );
  return (
    <Summary
      name={option.name}
      headingRef={heading}
      seconds={elapsedMs(run, now) / 1000}
      simulationSeconds={option.simulation ? workMs(run, now) / 1000 : undefined}
      done={done}
      undone={{
        count: total - done,
        sets: remainingSets(run, plan).map((sets) => ({ key: sets.step.key, text: remainingText(sets) })),
      }}
      replaced={[...replaced].map(([name, by]) => ({ name, by }))}
      onReopen={onReopen}
      onLeave={onLeave}
    >
      {days.length > 0 && (
        <h2>{startedFrom.length > 0 ? 'Ton programme' : 'Pour quel jour compte cette séance\u202f?'}</h2>
      )}
      {days.map(({ week, day, date, isToday }) => (
        <Checkbox key={day.id} checked={isDone(day.id)} onChange={(checked) => markDone(day.id, checked)}>
          Semaine {week.number}, {day.day}
          {date && ` ${date}`}
          {isToday && ' (aujourd’hui)'}
          {'\u00a0'}: séance faite
        </Checkbox>
      ))}
    </Summary>
  );
}
