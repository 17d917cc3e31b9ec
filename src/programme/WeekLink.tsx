import { ChevronRight } from 'lucide';
import { Link } from 'react-router-dom';
import { addressOfWeek } from '../schedule/weeks.ts';
import { Icon } from '../ui/Icon.tsx';

/** The way to a week of the programme, beside a heading. */
export function WeekLink({ week }: { week: { number: number } }) {
  return (
    <Link to={addressOfWeek(week)} className="text-button">
      Semaine {week.number}
      <Icon icon={ChevronRight} />
    </Link>
  );
}
