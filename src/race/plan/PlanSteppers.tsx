import { formatClock, formatLongClock, formatSeconds } from '../../format/quantities.ts';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { type AdjustedPlan, LONGEST_SECONDS, SHORTEST_SECONDS } from '../model/adjustedPlan.ts';
import styles from './PlanSteppers.module.css';

const STEP_SECONDS = 5;
const LOOKS = { lap: 'strong', station: 'strong accent', transition: undefined } as const;

interface PlanSteppersProps {
  plan: AdjustedPlan;
  /** `adjustedSeconds` is what the segment now takes more or less than the guide's plan. */
  onAdjust: (id: string, adjustedSeconds: number) => void;
}

/** The segments of the race, each of which can take a little less or more. */
export function PlanSteppers({ plan: { segments }, onAdjust }: PlanSteppersProps) {
  return (
    <ol>
      {segments.map(({ id, kind, name, round, seconds, endSeconds, adjustedSeconds }) => (
        <Cluster as="li" key={id} between align="center" className={styles.segment} data-kind={kind}>
          <div>
            <p className={LOOKS[kind]}>{name}</p>
            <p className="muted small tabular">à {formatLongClock(endSeconds)}</p>
          </div>
          <Stepper
            name={
              kind === 'transition' ? `${name} ${id.startsWith('in-') ? 'avant' : 'après'} l’atelier ${round}` : name
            }
            step={formatSeconds(STEP_SECONDS)}
            canTakeLess={seconds > SHORTEST_SECONDS}
            canTakeMore={seconds < LONGEST_SECONDS}
            onStep={(direction) => onAdjust(id, adjustedSeconds + direction * STEP_SECONDS)}
          >
            {formatClock(seconds)}
          </Stepper>
        </Cluster>
      ))}
    </ol>
  );
}
