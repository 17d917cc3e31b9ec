import type { ComponentProps } from 'react';
import { DayRow as Original } from '../../../renderers/DayRow.tsx';
import type { CalendarDay } from '../../../schedule/model/day.ts';
import { Pencil } from './Pencil.tsx';

export type * from '../../../renderers/DayRow.tsx';

export function DayRow({ control, ...props }: ComponentProps<typeof Original>) {
  // Days on the calendar have an id; others, such as those of a past preparation, are not changed here.
  const { id, day, activity } = props.day as Partial<CalendarDay>;
  const pencil = id && <Pencil place={`day ${id}`} label={`${day}, ${activity}`} />;
  return (
    <Original
      {...props}
      control={
        <>
          {control}
          {pencil}
        </>
      }
    />
  );
}
