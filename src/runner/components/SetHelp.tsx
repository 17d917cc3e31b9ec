import type { ReactNode, SyntheticEvent } from 'react';
import { Figure } from '../../figures/Figure.tsx';
import { figures } from '../../generated/figures.ts';
import { training } from '../../generated/training.ts';
import { Prose } from '../../renderers/Prose.tsx';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Cluster } from '../../ui/layout.tsx';
import type { SetStep } from '../model/plan.ts';
import type { OpenDialog } from '../steps/StepDialog.tsx';
import styles from './SetHelp.module.css';

interface SetHelpProps {
  step: SetStep;
  hasPainHelp?: boolean;
  onOpen: (dialog: OpenDialog) => void;
  children?: ReactNode;
}

export function SetHelp({ step, hasPainHelp, onOpen, children }: SetHelpProps) {
  const { exercise } = step.effectivePrescription;
  const { howTo } = step.alternative ?? exercise;
  const figure = step.alternative ? undefined : figures[exercise.id];
  return (
    <Cluster align="start" gap={4} className={styles.help}>
      {exercise.alternatives.length > 0 && (
        <Button variant="text" onClick={() => onOpen({ replace: step })}>
          Remplacer<span className="visually-hidden"> l’exercice</span>
        </Button>
      )}
      {children}
      {howTo && (
        <Disclosure summary="Comment faire" onToggle={showWhole}>
          {figure && <Figure key={exercise.id} figure={figure} name={exercise.name} />}
          <p>
            <Prose text={howTo} withLinks={false} />
          </p>
        </Disclosure>
      )}
      {hasPainHelp && <PainHelp />}
    </Cluster>
  );
}

export function PainHelp() {
  return (
    <Disclosure summary={'Douleur ou malaise\u202f?'}>
      <p>
        <Prose text={training.workoutSafety} withLinks={false} />
      </p>
    </Disclosure>
  );
}

/** It would open below the buttons of the screen. */
function showWhole({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.scrollIntoView();
}
