import { useState } from 'react';
import type { LocalDate } from '../../calendar/localDate.ts';
import { raceDateError } from '../../calendar/raceDate.ts';
import { training } from '../../generated/training.ts';
import { type NewDate, newDateOf, type StartAnswers } from '../../programme/model/newDate.ts';
import { WEEKS } from '../../programme/weeks.ts';
import { useWholeStoredState } from '../../storage/useStoredState.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { OnTrackCheckbox } from './OnTrackCheckbox.tsx';
import { RaceDateForm } from './RaceDateForm.tsx';

interface RaceDateChoiceProps {
  today: LocalDate;
  current?: LocalDate;
  onChoose: (next: NewDate) => void;
}

/** Takes the date of a race; where the member is in the programme, and whether the race is the last one, when it's open. */
export function RaceDateChoice({ today, current, onChoose }: RaceDateChoiceProps) {
  const { state } = useWholeStoredState();
  const [typed, setTyped] = useState(current);
  const [answers, setAnswers] = useState<StartAnswers>({});
  const nextFor = (date: LocalDate) =>
    newDateOf({ ...state, date, today, weeks: WEEKS, lateStart: training.lateStart }, answers);

  const isDate = typed !== undefined && raceDateError(typed, { incomplete: false, today }) === undefined;
  const next = isDate ? nextFor(typed) : undefined;
  return (
    <RaceDateForm today={today} current={current} onType={setTyped} onChoose={(date) => onChoose(nextFor(date))}>
      {next?.asksForRace && (
        <Checkbox
          checked={next.isSameRace}
          onChange={(isSameRace) => setAnswers({ ...answers, isSameRace })}
          detail={next.isSameRace ? SAME_RACE : OTHER_RACE}
        >
          C’est la même course, à une autre date
        </Checkbox>
      )}
      {next?.asksForStart && (
        <OnTrackCheckbox
          checked={next.isOnTrack}
          onChange={(isOnTrack) => setAnswers({ ...answers, isOnTrack })}
          schedule={next.schedule}
          today={today}
        />
      )}
    </RaceDateForm>
  );
}

const SAME_RACE = 'Coché\u00a0: ta préparation continue et garde ses séances faites.';
const OTHER_RACE = 'Non coché\u00a0: une nouvelle préparation commence, tu retrouves la précédente dans ton profil.';
