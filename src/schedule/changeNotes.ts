import { formatDate } from '../calendar/dateText.ts';
import { NO_BREAK } from '../format/noBreak.ts';
import type { CalendarDay, LeftOut } from './model/day.ts';

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  'let-go': 'Laissée',
  'short-week': `Laissée${NO_BREAK}: ta semaine est courte`,
  illness: 'Maladie',
  injury: 'Blessure',
  pause: 'Pause',
};

/** What a day's row says of the member's changes. */
export function changeNotes({ movedFrom, leftBy, leftOut, isOnJourney }: CalendarDay): string[] {
  return [
    movedFrom && `Déplacée${NO_BREAK}: prévue ${formatDate(movedFrom)}`,
    leftBy && `${leftBy.activity} passe au ${formatDate(leftBy.to)}`,
    leftOut && LEFT_OUT[leftOut],
    isOnJourney && 'En voyage, sans matériel',
  ].filter((note) => typeof note === 'string');
}
