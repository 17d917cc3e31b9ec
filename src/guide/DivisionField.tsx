import { useLocation, useNavigate } from 'react-router-dom';
import { DIVISION_HEADING } from '../memberRoutes.ts';
import { divisionSlice } from '../schedule/choiceSlices.ts';
import { DivisionSelect, HAS_DIVISIONS } from '../schedule/DivisionSelect.tsx';
import { useStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './DivisionField.module.css';

/** Where a workout leads its member to choose a division, and back. */
export function DivisionField() {
  const [division] = useStoredState(divisionSlice);
  const navigate = useNavigate();
  // Of the workout whose link led here: its entry is the one before this.
  const fromWorkout: unknown = useLocation().state?.fromWorkout;
  if (!HAS_DIVISIONS) return null;
  return (
    <Stack className={`${styles.division} screen-only`}>
      <h3 id={DIVISION_HEADING} tabIndex={-1}>
        Tes charges
      </h3>
      <p>Choisis ta division une fois&nbsp;: chaque séance te dit ses charges en kilos.</p>
      <DivisionSelect />
      {division !== undefined && typeof fromWorkout === 'string' && (
        <Button onClick={() => navigate(-1)}>Revenir à «&nbsp;{fromWorkout}&nbsp;»</Button>
      )}
    </Stack>
  );
}
