import type { ReactNode } from 'react';
import type { Figures } from '../../../schema/figure.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { Figure } from '../../figures/Figure.tsx';
import { doseParts } from '../../format/dose.ts';
import { formatLoad, raceLoadOf } from '../../format/load.ts';
import type { SetValues } from '../../journal/model/entry.ts';
import { PaceLine } from '../../renderers/PaceLine.tsx';
import { Prose } from '../../renderers/Prose.tsx';
import { Variants } from '../../renderers/Variants.tsx';
import { upNextText } from '../messages/workoutMessages.ts';
import type { Plan, SetStep } from '../model/plan.ts';
import { logFieldsOf } from '../model/setLog.ts';
import { countdownEnd } from '../model/timing.ts';
import { Numeral } from './Numeral.tsx';
import { RangeEnds } from './RangeEnds.tsx';
import { Countdown, RestOver } from './RunClocks.tsx';
import styles from './SetBody.module.css';
import { SetHelp } from './SetHelp.tsx';
import { SetMarks } from './SetMarks.tsx';
import type { StepProps } from './stepProps.ts';

interface SetBodyProps extends StepProps<SetStep> {
  plan: Plan;
  /** The line of caution that stands on every workout. */
  safety: RichText;
  onMissing: () => void;
  /** What a set is noted with when it is ticked, by its key. */
  prefilledLogOf: (key: string) => SetValues | undefined;
  /** What to lift, to change before the set is done. */
  log: ReactNode;
  /** The id of the member's division. */
  division: string | undefined;
  /** By the ids of exercises. */
  figures: Figures;
}

/** A set: what to do, how much of it, and what helps. */
export function SetBody({
  run,
  plan,
  step,
  safety,
  dispatch,
  onMissing,
  prefilledLogOf,
  log,
  division,
  figures,
}: SetBodyProps) {
  const { effectivePrescription, alternative } = step;
  const { exercise, pace, load, note } = effectivePrescription;
  const { amount, unit } = doseParts({ ...effectivePrescription, sets: 1 });
  const end = countdownEnd(run, step);
  const isPaused = run.pausedAt !== undefined;
  const figure = alternative || isPaused ? undefined : figures[exercise.id];
  return (
    <>
      {alternative && <p className="muted">À la place de {exercise.name}</p>}
      {run.restOver && run.timerStartsAt === undefined && <RestOver run={run} />}
      <div className={styles.work}>
        {end === undefined ? (
          <Numeral unit={unit} size={logFieldsOf(step).includes('kg') ? 'beside-values' : 'dose'}>
            {amount}
          </Numeral>
        ) : (
          <Countdown run={run} end={end} />
        )}
        {figure && (
          <div className={styles.figure}>
            <Figure key={exercise.id} figure={figure} name={exercise.name} />
          </div>
        )}
      </div>
      <RangeEnds run={run} step={step} dispatch={dispatch} />
      {end === undefined && log}
      {pace && <PaceLine pace={pace} />}
      {(load ?? note) && (
        <p className="lead capitalized">
          {load && formatLoad(load, raceLoadOf(exercise, division))}
          {load && note && ' · '}
          {note && <Prose text={note} withLinks={false} />}
        </p>
      )}
      {!alternative && exercise.easier && <Variants easier={exercise.easier} />}
      {!isPaused && <SetMarks run={run} step={step} prefilledLogOf={prefilledLogOf} dispatch={dispatch} />}
      <p className="apart">
        Ensuite&nbsp;: <strong>{upNextText(run, plan, step)}</strong>
      </p>
      {!isPaused && <SetHelp step={step} safety={safety} figures={figures} onMissing={onMissing} />}
    </>
  );
}
