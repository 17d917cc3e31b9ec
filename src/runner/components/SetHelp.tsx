import type { ReactNode, SyntheticEvent } from 'react';
import type { Figures } from '../../../schema/figure.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { Figure } from '../../figures/Figure.tsx';
import { Prose } from '../../renderers/Prose.tsx';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { missingQuestion } from '../messages/workoutMessages.ts';
import type { SetStep } from '../model/plan.ts';
import styles from './SetHelp.module.css';

interface SetHelpProps {
  step: SetStep;
  /** Left out where it stands above. */
  safety?: RichText;
  /** By the ids of exercises. */
  figures: Figures;
  onMissing: () => void;
  /** Other ways on. */
  children?: ReactNode;
}

/** What helps with a set that can't be done as it is. */
export function SetHelp({ step, safety, figures, onMissing, children }: SetHelpProps) {
  const { exercise } = step.effectivePrescription;
  const { howTo } = step.alternative ?? exercise;
  const figure = step.alternative ? undefined : figures[exercise.id];
  return (
    <Cluster align="start" gap={4} className={styles.help}>
      {exercise.alternatives.length > 0 && <HelpButton onPress={onMissing}>{missingQuestion(exercise)}</HelpButton>}
      {children}
      {howTo && (
        <Disclosure summary="Comment faire" onToggle={showWhole}>
          {figure && <Figure key={exercise.id} figure={figure} name={exercise.name} />}
          <p>
            <Prose text={howTo} withLinks={false} />
          </p>
        </Disclosure>
      )}
      {safety && <PainHelp safety={safety} />}
    </Cluster>
  );
}

/** The line of caution that stands on every workout, for who needs it now. */
export function PainHelp({ safety }: { safety: RichText }) {
  return (
    <Disclosure summary={'Douleur ou malaise\u202f?'}>
      <p>
        <Prose text={safety} withLinks={false} />
      </p>
    </Disclosure>
  );
}

/** It opens where the buttons stand before it. */
function showWhole({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.scrollIntoView();
}

export function HelpButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button variant="text" onClick={onPress}>
      {children}
    </Button>
  );
}
