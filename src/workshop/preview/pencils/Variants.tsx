import type { ComponentProps } from 'react';
import type { PublishedExercise } from '../../../../schema/programme.ts';
import { Variants as Original } from '../../../renderers/Variants.tsx';
import { Pencil } from './Pencil.tsx';

/** Stands in each exercise, whose fields it is given. */
export function Variants(props: ComponentProps<typeof Original>) {
  const { id, name } = props as Partial<PublishedExercise>;
  return (
    <>
      <Original {...props} />
      {id && <Pencil place={`exercise ${id}`} label={name ?? id} />}
    </>
  );
}
