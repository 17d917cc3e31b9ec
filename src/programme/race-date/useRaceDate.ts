import { useState } from 'react';
import { newRaceId } from '../../calendar/revision.ts';
import { useToday } from '../../calendar/useToday.ts';
import type { RaceDateOutcome } from '../../schedule/model/raceDateOutcome.ts';
import type { Schedule } from '../../schedule/model/schedule.ts';
import { beginPreparation, restorePreparation } from '../../schedule/preparation.ts';
import { dateHistorySlice, raceSlice, setRaceSlices } from '../../schedule/raceSlice.ts';
import { store, useStoredState, useUpdateStoredState } from '../../storage/useStoredState.ts';
import { movedMessage } from './raceDateMessages.ts';

/** What came of the last change of the date; with `undo` where it can be taken back. */
interface Feedback {
  text: string;
  undo?: () => void;
}

interface RaceDate {
  feedback: Feedback | undefined;
  /** How often the date was changed. */
  changes: number;
  choose: (outcome: RaceDateOutcome) => void;
  withdraw: () => void;
}

/** Changes the date of the race; `schedule` is on the date that it has now. */
export function useRaceDate(schedule: Schedule | undefined): RaceDate {
  const today = useToday();
  const [race] = useStoredState(raceSlice);
  const [dateHistory] = useStoredState(dateHistorySlice);
  const update = useUpdateStoredState();
  const [{ feedback, changes }, setState] = useState<Pick<RaceDate, 'feedback' | 'changes'>>({
    feedback: undefined,
    changes: 0,
  });

  const showMessage = (next?: Feedback) => setState((state) => ({ feedback: next, changes: state.changes + 1 }));

  function undo(text: string) {
    update((transaction) => setRaceSlices(transaction, { race, dateHistory }));
    showMessage({ text });
  }

  function choose(outcome: RaceDateOutcome) {
    if (!outcome.isSameRace) {
      startNewPreparation(outcome);
      return;
    }
    const next = { ...outcome.race, id: outcome.race.id ?? newRaceId() };
    update((transaction) => setRaceSlices(transaction, { race: next, dateHistory: [] }));
    const text = movedMessage(schedule, outcome.choice.schedule, today);
    showMessage(text ? { text, undo: () => undo('Ancienne date rétablie') } : undefined);
  }

  function startNewPreparation({ race: next, marksSince }: RaceDateOutcome) {
    const [id, pastId] = [newRaceId(), newRaceId()];
    const former = store.record();
    update((transaction) => {
      beginPreparation(transaction, { marksSince, today, newId: pastId });
      setRaceSlices(transaction, { race: { ...next, id }, dateHistory: [] });
    });
    showMessage({
      text: 'Une nouvelle préparation commence, la précédente est dans ton profil',
      undo() {
        update((transaction) => restorePreparation(transaction, former));
        showMessage({ text: 'Préparation précédente rétablie' });
      },
    });
  }

  function withdraw() {
    update((transaction) => setRaceSlices(transaction, { race: undefined, dateHistory: race ? [race] : [] }));
    showMessage({ text: 'Date de course retirée', undo: () => undo('Date de course rétablie') });
  }

  return { feedback, changes, choose, withdraw };
}
