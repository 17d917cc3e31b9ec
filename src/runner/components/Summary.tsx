import { ChevronLeft } from 'lucide';
import { type ReactNode, useId } from 'react';
import type { PublishedWorkout } from '../../../schema/programme.ts';
import { plural } from '../../format/plural.ts';
import { formatLongClock } from '../../format/quantities.ts';
import type { LoggedSession } from '../../journal/model/entry.ts';
import { SessionSets } from '../../journal/SessionSets.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Columns, Rows, Stack } from '../../ui/layout.tsx';
import { useHeadingFocus } from '../../ui/useHeadingFocus.ts';
import { SessionLog, type SessionNotes } from '../log/SessionLog.tsx';
import { remainingText } from '../messages/workoutMessages.ts';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import { isRace, isSet, type Plan, type RunPage } from '../model/plan.ts';
import { isTimedBySegment } from '../model/segments.ts';
import { countNoun, countSets, remainingSets } from '../model/setCounts.ts';
import { elapsedMs, workMs } from '../model/timing.ts';
import { RunDays } from '../RunDays.tsx';
import { Foot } from './Foot.tsx';
import styles from './Summary.module.css';

interface SummaryProps {
  page: RunPage;
  workout: PublishedWorkout;
  plan: Plan;
  /** Finished. */
  run: ActiveWorkout;
  /** In the journal. */
  entry: LoggedSession;
  onNote: (notes: SessionNotes) => void;
  /** Goes on with the workout: at the sets that are not done, or where it ended. */
  onReopen: (toRemaining: boolean) => void;
  onLeave: () => void;
}

export function Summary({ page, workout, plan, run, entry, onNote, onReopen, onLeave }: SummaryProps) {
  const isOfRace = isRace(plan);
  const title = isOfRace ? 'Course terminée' : 'Séance terminée';
  const heading = useHeadingFocus(title, { always: true });
  const remainingId = useId();
  const noun = countNoun(workout);
  const { done, total } = countSets(run, plan);
  const remaining = total - done;
  const end = run.finishedAt ?? run.lastInputAt;
  const replacements = new Set(
    plan
      .filter(isSet)
      .flatMap((step) => (step.alternative ? `${step.coachPrescription.exercise.name}\u00a0: ${step.name}` : [])),
  );
  return (
    <Stack as="main" className={styles.summary}>
      <Stack as="header" gap={1}>
        <Button variant="text" onClick={() => onReopen(false)}>
          <Icon icon={ChevronLeft} />
          Revenir à la séance
        </Button>
        <p className="strong accent">{workout.name}</p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </Stack>
      <Rows as="dl" strong className={styles.totals}>
        {isTimedBySegment(workout) && (
          <Total value={duration(workMs(run, end))}>
            {isOfRace
              ? `de course${remaining > 0 ? '' : '. Bravo\u202f!'}`
              : `${workTimeName(workout)}, sans échauffement ni retour au calme`}
          </Total>
        )}
        {!isOfRace && <Total value={duration(elapsedMs(run, end))}>au total</Total>}
        <Total value={String(done)}>{plural(done, `${noun} faite`, `${noun}s faites`)}</Total>
        {remaining > 0 && (
          <Total value={String(remaining)}>{plural(remaining, `${noun} non faite`, `${noun}s non faites`)}</Total>
        )}
      </Rows>
      {/* Before the lists, so that the day can be marked without scrolling. */}
      <Columns as="section" of="words" className={styles.days}>
        <RunDays page={page} run={run} />
      </Columns>
      {/* What is still to be noted before what is to be read. */}
      <SessionLog session={entry} onChange={onNote} />
      {remaining > 0 && (
        <Stack as="section" gap={2} aria-labelledby={remainingId}>
          <h2 id={remainingId}>Pas fait</h2>
          <ul>
            {remainingSets(run, plan).map((sets) => (
              <li key={sets.step.key}>{remainingText(sets)}</li>
            ))}
          </ul>
          <Button variant="outline" onClick={() => onReopen(true)}>
            {plural(remaining, `Faire cette ${noun}`, `Faire ces ${noun}s`)}
          </Button>
        </Stack>
      )}
      {replacements.size > 0 && (
        <Stack as="section" gap={2}>
          <h2>Exercices remplacés</h2>
          <ul>
            {[...replacements].map((replacement) => (
              <li key={replacement}>{replacement}</li>
            ))}
          </ul>
        </Stack>
      )}
      <SessionSets session={entry} isLinked={false} />
      <Foot>
        <Button onClick={onLeave}>Terminer</Button>
      </Foot>
    </Stack>
  );
}

const workTimeName = ({ simulation, intervals }: PublishedWorkout) =>
  simulation ? 'de simulation' : intervals ? 'de fractionné' : 'd’effort';

const duration = (ms: number) => formatLongClock(Math.floor(ms / 1000));

function Total({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div className={styles.total}>
      <dt>{children}</dt>
      <dd className="number">{value}</dd>
    </div>
  );
}
