import { Checkbox } from '../../ui/form/Checkbox.tsx';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import { isRace, type Plan } from '../model/plan.ts';
import type { Action } from '../model/reducer.ts';

interface TransitionChoiceProps {
  run: ActiveWorkout;
  plan: Plan;
  startLabel: string;
  dispatch: (action: Action) => void;
}

/** Before the first segment: whether the ways between segments are timed by themselves. */
export function TransitionChoice({ run, plan, startLabel, dispatch }: TransitionChoiceProps) {
  return (
    <>
      <Checkbox
        checked={run.transitions ?? false}
        onChange={(on) => dispatch({ type: 'time-transitions', on })}
        detail={
          isRace(plan)
            ? 'Un appui en entrant dans la RoxZone, un autre en sortant.'
            : 'Un appui à la sortie d’une étape, un autre à l’entrée de la suivante.'
        }
      >
        Chronométrer {isRace(plan) ? 'la RoxZone' : 'les transitions'} à part
      </Checkbox>
      <p>
        «&nbsp;{startLabel}&nbsp;» lance le chrono. Ensuite, appuie à la fin de chaque étape. «&nbsp;Retour&nbsp;»
        annule un appui de trop.
      </p>
    </>
  );
}
