import { useId, useRef, useState } from 'react';
import { formatDay } from '../calendar/dateText.ts';
import { compareDates, localDateOf } from '../calendar/localDate.ts';
import { newRaceId } from '../calendar/revision.ts';
import { count } from '../format/plural.ts';
import { latestRace } from '../schedule/model/race.ts';
import {
  deletePreparation,
  type PastPreparation,
  pastPreparationsSlice,
  resumePreparation,
} from '../schedule/preparation.ts';
import { countDone } from '../schedule/weeks.ts';
import { useStoredState, useUpdateStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Actions, Cluster, Rows } from '../ui/layout.tsx';
import { PreparationWeeks } from './PreparationWeeks.tsx';

/** The preparations of races before this one: each can be looked at, taken up again or erased. */
export function PastPreparations() {
  const [past] = useStoredState(pastPreparationsSlice);
  const updateState = useUpdateStoredState();
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const preparations = Object.entries(past).toSorted(([, a], [, b]) => compareDates(endOf(b), endOf(a)));

  function confirm(text: string) {
    setMessage(text);
    // The button that was pressed is gone.
    heading.current?.focus();
  }

  function resume(raceId: string) {
    const ending = { today: localDateOf(new Date()), newId: newRaceId() };
    updateState((transaction) => resumePreparation(transaction, raceId, ending));
    confirm('Préparation reprise\u00a0: elle est dans Programme');
  }

  function erase(raceId: string) {
    updateState((transaction) => deletePreparation(transaction, raceId));
    confirm('Préparation effacée');
  }

  if (preparations.length === 0 && message === '') return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Mes préparations passées
      </h2>
      <Rows>
        {preparations.map(([raceId, preparation]) => (
          <li key={raceId}>
            <PreparationDisclosure
              preparation={preparation}
              onResume={() => resume(raceId)}
              onErase={() => erase(raceId)}
            />
          </li>
        ))}
      </Rows>
      <p role="status" className="strong">
        {message}
      </p>
    </section>
  );
}

const endOf = (preparation: PastPreparation) => latestRace(preparation)?.date ?? preparation.endedOn ?? '';

interface PreparationDisclosureProps {
  preparation: PastPreparation;
  onResume: () => void;
  onErase: () => void;
}

function PreparationDisclosure({ preparation, onResume, onErase }: PreparationDisclosureProps) {
  const [asks, setAsks] = useState(false);
  const race = latestRace(preparation);
  const name = race ? `Course du ${formatDay(race.date)} ${race.date.slice(0, 4)}` : 'Sans date de course';
  return (
    <Disclosure
      summary={
        <Cluster as="span">
          <strong>{name}</strong>
          <span className="small muted">
            {count(countDone({ race, done: preparation.done }), 'séance faite', 'séances faites')}
          </span>
        </Cluster>
      }
    >
      <PreparationWeeks race={race} done={preparation.done} />
      <Actions>
        <Button variant="outline" onClick={onResume}>
          Reprendre cette préparation
        </Button>
        <Button variant="outline" onClick={() => setAsks(true)}>
          L’effacer
        </Button>
      </Actions>
      {asks && (
        <Dialog title={'Effacer cette préparation\u202f?'} onClose={() => setAsks(false)}>
          <p>{name}&nbsp;: ses séances faites, ses listes et son plan de course disparaissent de cet appareil.</p>
          <Button onClick={onErase}>Effacer</Button>
          <Button variant="outline" onClick={() => setAsks(false)}>
            La garder
          </Button>
        </Dialog>
      )}
    </Disclosure>
  );
}
