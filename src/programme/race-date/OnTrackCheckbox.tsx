import { formatDate } from '../../calendar/dateText.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { count } from '../../format/plural.ts';
import { positionOf, type Schedule } from '../../schedule/model/schedule.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';

interface OnTrackCheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What comes of the choice as it stands. */
  schedule: Schedule;
  today: LocalDate;
}

/** Asks a member whose race is near whether they follow the programme already, and says where the answer puts them. */
export function OnTrackCheckbox({ checked, onChange, schedule, today }: OnTrackCheckboxProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={onChange}
      detail={`${checked ? 'Coché' : 'Non coché'}\u00a0: ${positionText(schedule, today)}.`}
    >
      J’ai déjà commencé le programme
    </Checkbox>
  );
}

/** « tu en es à la semaine 6, le programme garde ses 12 semaines » */
function positionText(schedule: Schedule, today: LocalDate): string {
  const { weeks, skipped } = schedule;
  const position = positionOf(schedule, today);
  const [first] = weeks;
  const place =
    typeof position === 'object'
      ? `tu en es à la semaine ${position.week.number}`
      : `tu commences le ${formatDate(first?.days[0]?.date ?? today, today)} par la semaine ${first?.number}`;
  const length = weeks.length === 1 ? 'une seule semaine' : count(weeks.length, 'semaine');
  return `${place}, le programme ${skipped.length === 0 ? `garde ses ${length}` : `se réduit à ${length}`}`;
}
