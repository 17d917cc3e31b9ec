import { understanding } from '../generated/understanding.ts';

/** What members can race in, alone or as two; those without an id can't be kept. */
export const DIVISIONS = [...understanding.divisions, ...(understanding.doubles ?? [])].flatMap(({ id, name }) =>
  id === undefined ? [] : [{ id, name }],
);
