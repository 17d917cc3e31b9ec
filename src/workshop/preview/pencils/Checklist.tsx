import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Checklist as Original } from '../../../renderers/Checklist.tsx';
import { Pencil } from './Pencil.tsx';

export type * from '../../../renderers/Checklist.tsx';

export function Checklist({ children, ...props }: ComponentProps<typeof Original>) {
  const { pathname } = useLocation();
  const { id, title } = props.checklist;
  return (
    <Original {...props}>
      {children}
      <Pencil place={`part ${pathname} ${id}`} label={title} />
    </Original>
  );
}
