import { Figure } from '../../figures/Figure.tsx';
import { doseParts, formatSetDose } from '../../format/dose.ts';
import { formatLoad } from '../../format/load.ts';
import { formatDuration } from '../../format/quantities.ts';
import { figures } from '../../generated/figures.ts';
import { PaceLine } from '../../renderers/PaceLine.tsx';
import { Prose } from '../../renderers/Prose.tsx';
import { Variants } from '../../renderers/Variants.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Numeral } from '../components/Numeral.tsx';
import { RangeEnds } from '../components/RangeEnds.tsx';
import { Countdown, RestOver, StepClock } from '../components/RunClocks.tsx';
import { SetHelp } from '../components/SetHelp.tsx';
import { SetMarks } from '../components/SetMarks.tsx';
import { SetProposal } from '../log/SetProposal.tsx';
import { setInFull, setPosition, upNext, upNextText } from '../messages/workoutMessages.ts';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import { isFirstSide, nextBreak } from '../model/cursor.ts';
import { isSet, type Plan, type SetStep } from '../model/plan.ts';
import { endsByPress, transitionName } from '../model/segments.ts';
import { isTimedUntilPress, logFields } from '../model/setLog.ts';
import { countdownEnd } from '../model/timing.ts';
import styles from './set.module.css';
import type { StepBodyProps, StepKind } from './stepKind.ts';

const OTHER_SIDE = 'Autre côté';

export const set: StepKind<SetStep> = {
  eyebrow: setPosition,
  heading: ({ name }) => name,
  announcement: (run, _, step) =>
    `${run.restOver ? 'Repos fini. ' : ''}${run.otherSide ? `${OTHER_SIDE}. ` : ''}${setInFull(step)}.`,
  primary: (run, step) => {
    const { time, sets } = step.effectivePrescription;
    if (time && run.timerStartsAt === undefined)
      return { label: run.otherSide ? OTHER_SIDE : 'Partir', type: 'start-timer' };
    if (isFirstSide(run, step)) return { label: 'Changer de côté', type: 'done' };
    return { label: sets > 1 ? 'Série faite' : 'Fait', type: 'done' };
  },
  leadsTo: (run, plan, step) => (endsByPress(step) ? `puis ${nextName(run, plan)}` : undefined),
  spoken: (run, _, { name, effectivePrescription }) => [
    ...(run.otherSide ? [OTHER_SIDE] : []),
    [name, formatSetDose(effectivePrescription)].filter(Boolean).join(', '),
  ],
  Body: SetBody,
};

function nextName(run: ActiveWorkout, plan: Plan): string {
  const due = nextBreak(run, plan);
  if (due?.kind === 'rest') return `repos ${formatDuration(due.duration)}`;
  return due ? transitionName(plan) : upNext(run, plan).name;
}

function SetBody({ run, plan, step, prefills, dispatch, onOpen }: StepBodyProps<SetStep>) {
  const { effectivePrescription, alternative } = step;
  const { exercise, pace, load, note } = effectivePrescription;
  const { amount, unit } = doseParts({ ...effectivePrescription, sets: 1 });
  const prefill = prefills.of(step);
  const end = countdownEnd(run, step);
  const isTimed = isTimedUntilPress(step);
  const size = logFields(step).includes('kg') ? 'beside-values' : 'dose';
  const isPaused = run.pausedAt !== undefined;
  const figure = alternative || isPaused ? undefined : figures[exercise.id];

  const siblingOf = (key: string) => plan.filter(isSet).find((other) => other.key === key) ?? step;

  return (
    <>
      {alternative && <p className="muted">À la place de {exercise.name}</p>}
      {/* Of a distance, its own clock says the same. */}
      {run.restOver && run.timerStartsAt === undefined && !isTimed && <RestOver run={run} />}
      <div className={styles.work}>
        {end !== undefined && <Countdown run={run} end={end} />}
        {end === undefined && !isTimed && (
          <Numeral unit={unit} size={size}>
            {amount}
          </Numeral>
        )}
        {isTimed && (
          <Stack gap={2} data-size={size}>
            <p className="number" data-size="large">
              {[amount, unit].filter(Boolean).join('\u00a0')}
            </p>
            <StepClock run={run} />
          </Stack>
        )}
        {figure && (
          <div className={styles.figure}>
            <Figure key={exercise.id} figure={figure} name={exercise.name} />
          </div>
        )}
      </div>
      <RangeEnds run={run} step={step} dispatch={dispatch} />
      {end === undefined && (
        <SetProposal
          key={`${step.key} ${step.name}`}
          run={run}
          step={step}
          today={prefills.today}
          {...prefill}
          onChange={(log) => dispatch({ type: 'log-set', key: step.key, log })}
          onShowHistory={() => onOpen({ history: step })}
        />
      )}
      {pace && <PaceLine pace={pace} />}
      {(load ?? note) && (
        <p className="lead capitalized">
          {load && formatLoad(load, prefill.raceLoad)}
          {load && note && ' · '}
          {note && <Prose text={note} withLinks={false} />}
        </p>
      )}
      {!alternative && exercise.easier && <Variants easier={exercise.easier} />}
      {!isPaused && (
        <SetMarks
          run={run}
          step={step}
          onCheck={(key) =>
            dispatch({ type: 'check-set', key, checked: true, log: prefills.of(siblingOf(key)).values })
          }
          onCorrect={(key) => onOpen({ correct: siblingOf(key) })}
        />
      )}
      <p className="apart">
        Ensuite&nbsp;: <strong>{upNextText(run, plan, step)}</strong>
      </p>
      {!isPaused && <SetHelp step={step} hasPainHelp onOpen={onOpen} />}
    </>
  );
}
