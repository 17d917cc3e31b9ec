import type { ComponentProps } from 'react';
import { WeekSection as Original } from '../../../renderers/WeekSection.tsx';
import { Pencil } from './Pencil.tsx';

export function WeekSection({ children, ...props }: ComponentProps<typeof Original>) {
  const { number } = props.week;
  return (
    <Original {...props}>
      <Pencil place={`week ${number}`} label={`la semaine ${number}`} />
      {children}
    </Original>
  );
}
