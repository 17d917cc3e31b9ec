import { type ReactNode, useState } from 'react';
import type { LocalDate } from '../calendar/localDate.ts';
import { raceDateFault } from '../calendar/raceDate.ts';
import { useDevice } from '../device/useDevice.ts';
import { training } from '../generated/training.ts';
import type { Race } from '../programme/race.ts';
import { scheduleOf } from '../programme/schedule.ts';
import { startsOf } from '../programme/starts.ts';
import { BegunTick } from './BegunTick.tsx';
import { RaceDateForm } from './RaceDateForm.tsx';
import { WEEKS } from './useProgrammeCalendar.ts';

interface RaceDateChoiceProps {
  today: LocalDate;
  current?: LocalDate;
  /** Hears the race as far as it was asked for here. */
  onChoose: (race: Race) => void;
  /** What else there is to choose. */
  children?: ReactNode;
}

/** Takes the date of a race, and where the member is in the programme when both answers are possible. */
export function RaceDateChoice({ today, current, onChoose, children }: RaceDateChoiceProps) {
  const [race] = useDevice('race');
  const [done] = useDevice('done');
  const [typed, setTyped] = useState(current);
  const [answer, setAnswer] = useState<boolean>();

  function placeOn(date: LocalDate) {
    const { lateStart } = training;
    const { begun, fresh, isBegun } = startsOf({ race, date, today, done, weeks: WEEKS, lateStart });
    const [whole, late] = [begun, fresh].map((start) => scheduleOf({ date, ...start }, WEEKS, lateStart));
    const isOpen = String(whole?.skipped) !== String(late?.skipped);
    const chosen = isOpen ? (answer ?? isBegun) : isBegun;
    return { isOpen, isBegun: chosen, start: chosen ? begun : fresh, schedule: chosen ? whole : late };
  }

  function choose(date: LocalDate) {
    const { start, isBegun, isOpen } = placeOn(date);
    onChoose({ date, ...start, begun: isOpen ? isBegun : undefined });
  }

  const isDate = typed !== undefined && raceDateFault(typed, { incomplete: false, today }) === undefined;
  const place = isDate ? placeOn(typed) : undefined;
  return (
    <RaceDateForm today={today} current={current} onType={setTyped} onChoose={choose}>
      {place?.isOpen && place.schedule && (
        <BegunTick checked={place.isBegun} onChange={setAnswer} schedule={place.schedule} today={today} />
      )}
      {children}
    </RaceDateForm>
  );
}
