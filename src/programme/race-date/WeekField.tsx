import { formatDate } from '../../calendar/dateText.ts';
import type { LocalDate } from '../../calendar/localDate.ts';
import { count } from '../../format/plural.ts';
import type { StartChoice } from '../../schedule/model/startChoices.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Stack } from '../../ui/layout.tsx';

interface WeekFieldProps {
  /** The first one is to begin now. */
  choices: readonly StartChoice[];
  chosen: StartChoice;
  today: LocalDate;
  onChoose: (week: number | null) => void;
}

/** Asks a member whose race is near which week of the programme they are in. */
export function WeekField({ choices, chosen, today, onChoose }: WeekFieldProps) {
  return (
    <Stack gap={2}>
      <SelectField
        label="Où en es-tu&#8239;?"
        none="Je commence"
        options={choices.slice(1).map(({ week }) => ({ value: String(week), name: `Semaine ${week}` }))}
        value={String(chosen.week ?? '')}
        onChange={(week) => onChoose(week === '' ? null : Number(week))}
      />
      <p role="status">{consequence(chosen, today)}</p>
    </Stack>
  );
}

/** « Tu en es à la semaine 6, le programme garde ses 12 semaines. » */
function consequence({ week, schedule: { weeks, skipped } }: StartChoice, today: LocalDate): string {
  const [{ monday, number } = { monday: today, number: 1 }] = weeks;
  const begins = `Tu commences ${monday > today ? `le ${formatDate(monday, today)} ` : ''}par la semaine ${number}`;
  const length = weeks.length === 1 ? 'une seule semaine' : count(weeks.length, 'semaine');
  const place = week === null ? begins : `Tu en es à la semaine ${week}`;
  return `${place}, le programme ${skipped.length === 0 ? 'garde ses' : 'se réduit à'} ${length}.`;
}
