import { understanding } from '../generated/understanding.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { SelectField } from '../ui/form/SelectField.tsx';
import { divisionSlice } from './choiceSlices.ts';

/** Those without an id can't be kept. */
const DIVISIONS = [...understanding.divisions, ...(understanding.doubles ?? [])].flatMap(({ id, name }) =>
  id === undefined ? [] : [{ value: id, name }],
);
export const HAS_DIVISIONS = DIVISIONS.length > 0;

/** The member's division, kept as soon as it is chosen: every workout shows its loads. */
export function DivisionSelect() {
  const [division, change] = useStoredState(divisionSlice);
  if (!HAS_DIVISIONS) return null;
  return (
    <SelectField
      label="Ta division HYROX"
      none="À choisir"
      options={DIVISIONS}
      value={DIVISIONS.find(({ value }) => value === division)?.value ?? ''}
      onChange={(chosen) => change(() => chosen || undefined)}
    />
  );
}
