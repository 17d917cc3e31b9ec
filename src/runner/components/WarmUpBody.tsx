import type { ReactNode } from 'react';
import type { RichText } from '../../../schema/rich-text.ts';
import { formatDuration } from '../../format/quantities.ts';
import { Prose } from '../../renderers/Prose.tsx';
import type { CoolDownStep, WarmUpStep } from '../model/plan.ts';
import { countdownEnd } from '../model/timing.ts';
import { Numeral } from './Numeral.tsx';
import { RangeEnds } from './RangeEnds.tsx';
import { Countdown } from './RunClocks.tsx';
import type { StepProps } from './stepProps.ts';

interface WarmUpBodyProps extends StepProps<WarmUpStep | CoolDownStep> {
  /** In a light week, how the doses are reduced: « une série de moins par exercice, RPE 6 au plus ». */
  doseReduction?: string | undefined;
  /** What the coaches ask of the day that it is for. */
  instruction?: RichText | undefined;
  /** Below all that. */
  children?: ReactNode;
}

/** The warm-up or the cool-down. */
export function WarmUpBody({ run, step, doseReduction, instruction, dispatch, children }: WarmUpBodyProps) {
  const end = countdownEnd(run, step);
  return (
    <>
      {end === undefined ? (
        <Numeral size="dose">{formatDuration(step.duration)}</Numeral>
      ) : (
        <Countdown run={run} end={end} />
      )}
      <RangeEnds run={run} step={step} dispatch={dispatch} />
      <p className="lead">
        <Prose text={step.text} withLinks={false} />
      </p>
      {doseReduction && (
        <p className="apart">
          Semaine allégée&nbsp;: <strong>{doseReduction}</strong>
        </p>
      )}
      {instruction && (
        <p className="apart">
          Consigne du jour&nbsp;:{' '}
          <strong>
            <Prose text={instruction} withLinks={false} />
          </strong>
        </p>
      )}
      {children}
    </>
  );
}
