import { useRef } from 'react';
import { useDevice } from '../device/useDevice.ts';
import { competition } from '../generated/competition.ts';
import { formatDuration } from '../renderers/format.ts';
import { Goals } from '../renderers/Goals.tsx';
import { Button } from '../ui/Button.tsx';
import { headingOf } from './guideParts.ts';
import { RacePlan } from './RacePlan.tsx';
import styles from './RacePlanSection.module.css';
import { TargetForm } from './TargetForm.tsx';

/** The finish times to aim at, and the plan for the one that the member aims at. */
export function RacePlanSection() {
  const [{ targetSeconds }, changePlan] = useDevice('racePlan');
  const heading = useRef<HTMLHeadingElement>(null);
  const { goals, plan } = competition;
  const { minSeconds, maxSeconds } = plan.targets;
  const isPossible = targetSeconds !== undefined && targetSeconds >= minSeconds && targetSeconds <= maxSeconds;
  const target = isPossible ? targetSeconds : undefined;

  function aimAt(seconds: number) {
    changePlan((rest) => ({ ...rest, targetSeconds: seconds }));
    heading.current?.focus();
  }

  return (
    <>
      <section>
        <h2 {...headingOf('goals')}>{goals.title}</h2>
        <p>{goals.intro}</p>
        <Goals
          goals={goals.items}
          actionOf={({ total }) => (
            <Button look="outline" onClick={() => aimAt(total.minSeconds)}>
              Viser {formatDuration(total)}
            </Button>
          )}
        />
      </section>
      <section className={styles.section}>
        <h2 ref={heading} {...headingOf('plan')}>
          {plan.title}
        </h2>
        <p>{plan.intro}</p>
        {/* Another target, other fields: they show what is aimed at, and can be typed in. */}
        <TargetForm key={target} bounds={plan.targets} current={target} onChoose={aimAt} />
        {target !== undefined && <RacePlan targetSeconds={target} />}
      </section>
    </>
  );
}
