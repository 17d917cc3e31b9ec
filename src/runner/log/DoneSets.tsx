import { useEffect, useId } from 'react';
import { SetCorrection } from '../../journal/form/SetCorrection.tsx';
import type { SetValues } from '../../journal/model/entry.ts';
import { formatSets } from '../../journal/model/lastTimeText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { type CoolDownStep, isSet, type RestStep, type SetStep } from '../model/plan.ts';
import { loadStepOf, loadUnitOf, logFields, setsBeforeRest } from '../model/setLog.ts';
import type { StepBodyProps } from '../steps/stepKind.ts';

/** What was noted of the sets just done: people note while they rest. */
export function DoneSets({ run, plan, prefills, dispatch, onOpen }: StepBodyProps<RestStep | CoolDownStep>) {
  const titleId = useId();
  const [last, ...sinceRest] = setsBeforeRest(run, plan);
  const holdRest = (on: boolean) => dispatch({ type: 'hold-rest', on });
  // A field that a reload or another screen took away has said nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rest is shown.
  useEffect(() => holdRest(false), []);
  if (!last) return null;
  // The marks of an exercise that is over are on no screen to come.
  const isOver = last.siblings.every((key) => run.setStatus[key]);
  const before = plan
    .filter(isSet)
    .filter(({ key }) => isOver && last.siblings.includes(key) && run.setStatus[key] === 'done');
  const others = [...new Set([...sinceRest, ...before])].filter((step) => step !== last);
  return (
    <Stack
      as="section"
      gap={2}
      aria-labelledby={titleId}
      onFocus={({ target }) => target.matches('input, textarea') && holdRest(true)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || holdRest(false)}
      // After the button's own handler: a rest that is over takes the button away.
      onClick={({ target }) => (target as Element).matches('input, textarea') || holdRest(false)}
    >
      <h2 id={titleId} className="large">
        {titleOf(last)}
      </h2>
      <StepCorrection
        key={last.key}
        step={last}
        {...prefills.of(last)}
        onChange={(log) => dispatch({ type: 'log-set', key: last.key, log })}
      />
      {others.map((step) => (
        <Button key={step.key} variant="text" onClick={() => onOpen({ correct: step })}>
          {[titleOf(step), formatSets([prefills.of(step).values])].filter(Boolean).join('\u00a0: ')}
        </Button>
      ))}
    </Stack>
  );
}

interface StepCorrectionProps {
  step: SetStep;
  values: SetValues;
  startKg: number | undefined;
  knownKg: number | undefined;
  onChange: (values: SetValues) => void;
}

const StepCorrection = ({ step, values, startKg, knownKg, onChange }: StepCorrectionProps) => (
  <SetCorrection
    unit={loadUnitOf(step)}
    loadStep={loadStepOf(step)}
    fields={logFields(step)}
    values={values}
    startKg={startKg}
    knownKg={knownKg}
    onChange={onChange}
  />
);

interface CorrectionDialogProps extends StepCorrectionProps {
  onUncheck: () => void;
  onClose: () => void;
}

/** Each change is kept at once; the step that is under way goes on behind it. */
export function CorrectionDialog({ onUncheck, onClose, ...correction }: CorrectionDialogProps) {
  return (
    <Dialog title={titleOf(correction.step)} onClose={onClose}>
      <StepCorrection {...correction} />
      <Button onClick={onClose}>Fermer</Button>
      <Button variant="outline" onClick={onUncheck}>
        Décocher
      </Button>
    </Dialog>
  );
}

/** « Rowing haltère, série 2 ». */
const titleOf = ({ label, set, coachPrescription: { sets } }: SetStep) =>
  sets > 1 ? `${label}, série\u00a0${set}` : label;
