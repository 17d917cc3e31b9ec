import { useStoredState } from '../storage/useStoredState.ts';
import { SelectField } from '../ui/form/SelectField.tsx';
import { divisionSlice } from './choiceSlices.ts';
import { DIVISIONS } from './divisions.ts';

export const HAS_DIVISIONS = DIVISIONS.length > 0;

/** The member's division, kept as soon as it is chosen: every workout shows its loads. */
export function DivisionSelect() {
  const [division, change] = useStoredState(divisionSlice);
  if (!HAS_DIVISIONS) return null;
  return (
    <SelectField
      label="Ta division HYROX"
      none="À choisir"
      options={DIVISIONS.map(({ id, name }) => ({ value: id, name }))}
      value={DIVISIONS.find(({ id }) => id === division)?.id ?? ''}
      onChange={(chosen) => change(() => chosen || undefined)}
    />
  );
}
