import { Plus, X } from 'lucide';
import { useId, useRef } from 'react';
import { loadUnit } from '../../format/load.ts';
import { citedExercise } from '../../programme/citedExercise.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type DraftErrors, type SetDraft, type SetFigure, setField, withFigure } from '../model/draft.ts';
import { draftMessage } from '../model/draftMessages.ts';
import type { LoggedSet } from '../model/entry.ts';
import { type ExerciseRow, exerciseRows } from '../model/exerciseRows.ts';
import { withColons } from '../model/figures.ts';
import styles from './SetFields.module.css';

interface SetFieldsProps {
  /** Before anything was typed: an exercise stays when its last set is taken away. */
  initialSets: readonly SetDraft[];
  sets: readonly SetDraft[];
  follows: boolean;
  errors: DraftErrors;
  /** `field` is the name of the one that was typed in. */
  onChange: (sets: readonly SetDraft[], field?: string) => void;
}

const LABELS = { reps: 'Rép.', meters: 'Mètres', seconds: 'Temps', rpe: 'RPE' };

/** « kg par haltère » as the runner says. */
const loadUnitOf = ({ exercise, isAlternative }: LoggedSet) => loadUnit(citedExercise(exercise) ?? {}, isAlternative);

/** The figures that the sets of an exercise have fields for, by what they hold. */
function figuresOf(sets: readonly SetDraft[]): SetFigure[] {
  const has = (figure: SetFigure) => sets.some((set) => set[figure] !== '' || set.former[figure] !== undefined);
  if (has('meters')) return [...(has('kg') ? (['kg'] as const) : []), 'meters', 'seconds', 'rpe'];
  if (has('seconds') && !has('reps')) return ['kg', 'seconds', 'rpe'];
  return has('seconds') ? ['kg', 'reps', 'seconds', 'rpe'] : ['kg', 'reps', 'rpe'];
}

/** The sets of a session, each in a row of its exercise. */
export function SetFields({ initialSets, sets, follows, errors, onChange }: SetFieldsProps) {
  return (
    <>
      {exerciseRows(initialSets, sets).map((row) => (
        <ExerciseFields
          key={`${row.exercise} ${row.name}`}
          row={row}
          sets={sets}
          follows={follows}
          errors={errors}
          onChange={onChange}
        />
      ))}
    </>
  );
}

interface ExerciseFieldsProps extends Omit<SetFieldsProps, 'initialSets'> {
  row: ExerciseRow;
}

function ExerciseFields({ row, sets, follows, errors, onChange }: ExerciseFieldsProps) {
  const { name, indexes, added, insertAt } = row;
  const id = useId();
  const legend = useRef<HTMLLegendElement>(null);
  const labels = { ...LABELS, kg: loadUnitOf(added.former) };
  // For a voice, which would not say the short ones.
  const spoken = { ...labels, kg: labels.kg.replace('kg', 'charge en kilos'), reps: 'répétitions' };
  const figures = figuresOf(indexes.flatMap((index) => sets[index] ?? []));

  function remove(index: number) {
    onChange(sets.toSpliced(index, 1));
    legend.current?.focus();
  }

  return (
    <fieldset className={styles.exercise}>
      <legend ref={legend} tabIndex={-1}>
        {name}
      </legend>
      {indexes.length > 0 && (
        <div className={styles.head} data-figures={figures.length} aria-hidden="true">
          <span>Série</span>
          {figures.map((figure) => (
            <span key={figure}>{labels[figure]}</span>
          ))}
        </div>
      )}
      {indexes.map((index, place) => (
        <div key={index}>
          <div className={styles.fields} data-figures={figures.length}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            {figures.map((figure) => {
              const field = setField(index, figure);
              return (
                <input
                  key={figure}
                  name={field}
                  className={styles.input}
                  aria-label={`${name}, série ${place + 1}, ${spoken[figure]}`}
                  inputMode="decimal"
                  autoComplete="off"
                  value={sets[index]?.[figure] ?? ''}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                  onChange={({ currentTarget: { value } }) => {
                    const typed = figure === 'seconds' ? withColons(value) : value;
                    onChange(withFigure(sets, index, figure, typed, follows), field);
                  }}
                  {...(errors.has(field) && { 'aria-invalid': true, 'aria-describedby': `${id}-${field}` })}
                />
              );
            })}
            <button
              type="button"
              className={styles.remove}
              aria-label={`${name}\u00a0: supprimer la série ${place + 1}`}
              onClick={() => remove(index)}
            >
              <Icon icon={X} />
            </button>
          </div>
          {sets[index]?.former.note !== undefined && (
            <div className={styles.note}>
              <TextArea
                label={`Note de la série ${place + 1}`}
                name={setField(index, 'note')}
                rows={2}
                value={sets[index].note}
                onChange={({ currentTarget: { value } }) =>
                  onChange(sets.map((set, at) => (at === index ? { ...set, note: value } : set)))
                }
              />
            </div>
          )}
          {figures.flatMap((figure) => {
            const field = setField(index, figure);
            const error = errors.get(field);
            if (!error) return [];
            return (
              <p key={field} id={`${id}-${field}`} className={styles.error}>
                {draftMessage(field, error)}
              </p>
            );
          })}
        </div>
      ))}
      <button type="button" className={styles.add} onClick={() => onChange(sets.toSpliced(insertAt, 0, added))}>
        <Icon icon={Plus} />
        Ajouter une série
        <span className="visually-hidden">{`\u00a0: ${name}`}</span>
      </button>
    </fieldset>
  );
}
