import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { WorkoutDetail as Original } from '../../../renderers/workout/WorkoutDetail.tsx';
import { Pencil } from './Pencil.tsx';

export function WorkoutDetail(props: ComponentProps<typeof Original>) {
  const { pathname } = useLocation();
  const { id, name } = props.workout;
  return (
    <>
      <Pencil place={`workout ${pathname} ${id}`} label={name} />
      <Original {...props} />
    </>
  );
}
