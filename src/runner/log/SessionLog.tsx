import { useId } from 'react';
import type { LoggedSet, Split } from '../../journal/model/entry.ts';
import { formatSets } from '../../journal/model/lastTimeText.ts';
import { setsBesideSplits } from '../../journal/model/splits.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import type { Run } from '../model/run.ts';
import { NoteField } from './NoteField.tsx';
import { RpeButtons } from './RpeButtons.tsx';
import styles from './SessionLog.module.css';

const EFFORTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface SessionLogProps {
  /** Finished. */
  run: Run;
  /** What was noted of each. */
  sets: readonly LoggedSet[] | undefined;
  /** What each part took is shown already. */
  splits: readonly Split[];
  onChange: (noted: { rpe?: number | undefined; note?: string | undefined }) => void;
}

/** What the journal keeps of a workout: its effort, a note, and the values of its sets. */
export function SessionLog({ run, sets: noted = [], splits, onChange }: SessionLogProps) {
  const titleId = useId();
  const sets = setsBesideSplits(noted, splits);
  const names = [...new Set(sets.map(({ name }) => name))];
  return (
    <section className={styles.log} aria-labelledby={titleId}>
      <h2 id={titleId}>Ton journal</h2>
      <p>Quel effort, sur toute la séance&#8239;?</p>
      <RpeButtons isAsked value={run.rpe} choices={EFFORTS} onChange={(rpe) => onChange({ rpe })} />
      <Disclosure summary={run.note ? 'Ta note' : 'Ajouter une note'}>
        <NoteField label="Note sur la séance" value={run.note} onChange={(note) => onChange({ note })} />
      </Disclosure>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {[name, formatSets(sets.filter((set) => set.name === name))].filter(Boolean).join('\u00a0: ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
