import { useEffect, useId } from 'react';
import type { SetValues } from '../../journal/model/entry.ts';
import { formatSets } from '../../journal/model/lastTimeText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { SetStep } from '../model/plan.ts';
import { SetCorrection, type SetCorrectionProps } from './SetForms.tsx';

type Shown = Pick<SetCorrectionProps, 'values' | 'startKg'>;

interface DoneSetsProps {
  /** Since the rest before, the last one first. */
  steps: readonly SetStep[];
  prefillOf: (step: SetStep) => Shown;
  onChange: (step: SetStep, values: SetValues) => void;
  /** Something is being typed, or no longer. */
  onTyping: (isTyping: boolean) => void;
  /** Opens one of those before the last one. */
  onCorrect: (step: SetStep) => void;
}

/** What was noted of the sets just done: people note while they rest. */
export function DoneSets({ steps, prefillOf, onChange, onTyping, onCorrect }: DoneSetsProps) {
  const titleId = useId();
  const [last, ...others] = steps;
  // A field that a reload or another screen took away has said nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rest is shown.
  useEffect(() => onTyping(false), []);
  if (!last) return null;
  return (
    <Stack
      as="section"
      gap={2}
      aria-labelledby={titleId}
      onFocus={({ target }) => target.matches('input, textarea') && onTyping(true)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onTyping(false)}
      // After the button's own handler: a rest that is over takes the button away.
      onClick={({ target }) => (target as Element).matches('input, textarea') || onTyping(false)}
    >
      <h2 id={titleId} className="large">
        {titleOf(last)}
      </h2>
      <SetCorrection step={last} {...prefillOf(last)} onChange={(values) => onChange(last, values)} />
      {others.map((step) => (
        <Button key={step.key} variant="text" onClick={() => onCorrect(step)}>
          {[titleOf(step), formatSets([prefillOf(step).values])].filter(Boolean).join('\u00a0: ')}
        </Button>
      ))}
    </Stack>
  );
}

interface CorrectionDialogProps extends SetCorrectionProps {
  onClose: () => void;
}

export function CorrectionDialog({ onClose, ...correction }: CorrectionDialogProps) {
  return (
    <Dialog title={titleOf(correction.step)} onClose={onClose}>
      <SetCorrection {...correction} />
      <Button onClick={onClose}>Fermer</Button>
    </Dialog>
  );
}

/** « Rowing haltère, série 2 ». */
function titleOf(step: SetStep): string {
  const { sets } = step.coachPrescription;
  return sets > 1 ? `${step.name}, série\u00a0${step.set}` : step.name;
}
