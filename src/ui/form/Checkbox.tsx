import type { ComponentProps } from 'react';
import { Choice } from './Choice.tsx';

/** Something to tick off. */
export const Checkbox = (props: Omit<ComponentProps<typeof Choice>, 'type' | 'name'>) => (
  <Choice type="checkbox" {...props} />
);
