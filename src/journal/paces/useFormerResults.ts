import { useEffect } from 'react';
import { training } from '../../generated/training.ts';
import type { ResultKind } from '../../schedule/model/paceTest.ts';
import { useStoredState } from '../../storage/useStoredState.ts';
import { journalStore } from '../store/useJournal.ts';
import { fiveKmSlice, paceTestSlice } from './formerSlices.ts';
import { sameTest, testSession } from './testSession.ts';

/** Puts results that an earlier version or its file kept beside the journal into it. */
export function useFormerResults(): void {
  const [paceTest, changePaceTest] = useStoredState(paceTestSlice);
  const [fiveKm, changeFiveKm] = useStoredState(fiveKmSlice);
  useEffect(() => {
    if (!paceTest) return;
    void moveIntoJournal('paceTest', paceTest.meters, paceTest.on).then(
      (isMoved) => isMoved && changePaceTest(() => undefined),
    );
  }, [paceTest, changePaceTest]);
  useEffect(() => {
    if (!fiveKm) return;
    void moveIntoJournal('fiveKm', fiveKm.seconds, fiveKm.on).then(
      (isMoved) => isMoved && changeFiveKm(() => undefined),
    );
  }, [fiveKm, changeFiveKm]);
}

async function moveIntoJournal(kind: ResultKind, value: number, on: string): Promise<boolean> {
  const test = training.paces?.test;
  if (!test) return false;
  await journalStore.load();
  const { sessions, canSave } = journalStore.journal();
  const session = testSession(kind, value, on, test);
  if (sameTest(sessions, session)) return canSave;
  // One entry, also when two tabs move it.
  return journalStore.put({ ...session, id: `${kind}-${on}`, changedAt: Date.now() });
}
