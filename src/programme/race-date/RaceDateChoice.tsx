import { type ReactNode, useState } from 'react';
import type { LocalDate } from '../../calendar/localDate.ts';
import { raceDateError } from '../../calendar/raceDate.ts';
import { training } from '../../generated/training.ts';
import { doneSlice } from '../../schedule/doneSlice.ts';
import { latestRace } from '../../schedule/model/race.ts';
import { type RaceDateAnswers, type RaceDateOutcome, raceDateOutcome } from '../../schedule/model/raceDateOutcome.ts';
import { dateHistorySlice, raceSlice } from '../../schedule/raceSlice.ts';
import { WEEKS } from '../../schedule/weeks.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { RaceDateForm } from './RaceDateForm.tsx';
import { WeekField } from './WeekField.tsx';

interface RaceDateChoiceProps {
  today: LocalDate;
  current?: LocalDate;
  onChoose: (outcome: RaceDateOutcome) => void;
  /** What else is asked, before the button. */
  children?: ReactNode;
}

/** Takes the date of a race; which week the member is in, and whether the race is the last one, when it's open. */
export function RaceDateChoice({ today, current, onChoose, children }: RaceDateChoiceProps) {
  const [race] = useStoredState(raceSlice);
  const [dateHistory] = useStoredState(dateHistorySlice);
  const [done] = useStoredState(doneSlice);
  const [typed, setTyped] = useState(current);
  const [answers, setAnswers] = useState<RaceDateAnswers>({});
  const last = latestRace({ race, dateHistory });
  const outcomeFor = (date: LocalDate) =>
    raceDateOutcome({ race: last, date, today, done, weeks: WEEKS, lateStart: training.lateStart }, answers);

  const isDate = typed !== undefined && raceDateError(typed, { incomplete: false, today }) === undefined;
  const outcome = isDate ? outcomeFor(typed) : undefined;
  return (
    <RaceDateForm today={today} current={current} onType={setTyped} onChoose={(date) => onChoose(outcomeFor(date))}>
      {outcome?.asksForRace && (
        <Checkbox
          checked={outcome.isSameRace}
          onChange={(isSameRace) => setAnswers({ ...answers, isSameRace })}
          detail={outcome.isSameRace ? SAME_RACE : OTHER_RACE}
        >
          C’est la même course, à une autre date
        </Checkbox>
      )}
      {outcome && outcome.choices.length > 1 && (
        <WeekField
          choices={outcome.choices}
          chosen={outcome.choice}
          today={today}
          onChoose={(week) => setAnswers({ ...answers, week })}
        />
      )}
      {children}
    </RaceDateForm>
  );
}

const SAME_RACE = 'Coché\u00a0: ta préparation continue et garde ses séances faites.';
const OTHER_RACE = 'Non coché\u00a0: une nouvelle préparation commence, tu retrouves la précédente dans ton profil.';
