import { useLocation, useNavigate } from 'react-router-dom';
import type { Division } from '../../schema/understanding.ts';
import { DIVISION_HEADING } from '../memberRoutes.ts';
import { divisionSlice } from '../schedule/choiceSlices.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './DivisionField.module.css';

/** The member's division, set once: every workout shows its loads. Those without an id can't be kept. */
export function DivisionField({ divisions }: { divisions: readonly Division[] }) {
  const [division, change] = useStoredState(divisionSlice);
  const navigate = useNavigate();
  // Of the workout whose link led here: its entry is the one before this.
  const fromWorkout: unknown = useLocation().state?.fromWorkout;
  const options = divisions.flatMap(({ id, name }) => (id === undefined ? [] : [{ value: id, name }]));
  const isChosen = options.some(({ value }) => value === division);
  if (options.length === 0) return null;
  return (
    <Stack className={`${styles.division} screen-only`}>
      <h3 id={DIVISION_HEADING} tabIndex={-1}>
        Tes charges
      </h3>
      <p>Choisis ta division une fois&nbsp;: chaque séance te dit ses charges en kilos.</p>
      <SelectField
        label="Ta division"
        none="Pas encore choisie"
        options={options}
        value={isChosen ? (division ?? '') : ''}
        onChange={(chosen) => change(() => chosen || undefined)}
      />
      {isChosen && typeof fromWorkout === 'string' && (
        <Button onClick={() => navigate(-1)}>Revenir à «&nbsp;{fromWorkout}&nbsp;»</Button>
      )}
    </Stack>
  );
}
