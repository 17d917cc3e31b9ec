import { Plus, X } from 'lucide';
import { useId, useRef } from 'react';
import { loadUnit } from '../../format/load.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { citedExercise } from '../citedExercise.ts';
import { type DraftErrors, type SetDraft, setFieldName, withSetNumber } from '../model/draft.ts';
import { draftMessage } from '../model/draftMessages.ts';
import { type ExerciseRow, exerciseRows } from '../model/exerciseRows.ts';
import type { ExerciseDone } from '../model/lastTime.ts';
import type { NumberField } from '../model/numberFields.ts';
import { SET_NUMBER_FIELDS, SET_NUMBERS, setNumber } from '../model/setNumbers.ts';
import styles from './SetFields.module.css';

interface SetFieldsProps {
  /** Before anything was typed: an exercise stays when its last set is taken away. */
  initialSets: readonly SetDraft[];
  sets: readonly SetDraft[];
  follows: boolean;
  errors: DraftErrors;
  /** About values that are unlikely, by the name of the field. */
  questions: ReadonlyMap<string, string>;
  /** `field` is the name of the one that was typed in. */
  onChange: (sets: readonly SetDraft[], field?: string) => void;
}

/** « kg par haltère » as the runner says. */
export const setLoadUnit = ({ exercise, isAlternative }: ExerciseDone) =>
  loadUnit(citedExercise(exercise) ?? {}, isAlternative);

export function chooseColumns(sets: readonly SetDraft[]): NumberField[] {
  const has = (column: NumberField) => sets.some((set) => set[column] !== '' || set.former[column] !== undefined);
  const amounts = SET_NUMBER_FIELDS.filter((column) => SET_NUMBERS[column].inSentence && has(column));
  if (amounts.length > 0) return [...(has('kg') ? (['kg'] as const) : []), ...amounts, 'seconds', 'rpe'];
  if (has('seconds') && !has('reps')) return ['kg', 'seconds', 'rpe'];
  return has('seconds') ? ['kg', 'reps', 'seconds', 'rpe'] : ['kg', 'reps', 'rpe'];
}

export function SetFields({ initialSets, sets, follows, errors, questions, onChange }: SetFieldsProps) {
  return (
    <>
      {exerciseRows(initialSets, sets).map((row) => (
        <ExerciseFields
          key={`${row.exercise} ${row.name}`}
          row={row}
          sets={sets}
          follows={follows}
          errors={errors}
          questions={questions}
          onChange={onChange}
        />
      ))}
    </>
  );
}

interface ExerciseFieldsProps extends Omit<SetFieldsProps, 'initialSets'> {
  row: ExerciseRow;
}

function ExerciseFields({ row, sets, follows, errors, questions, onChange }: ExerciseFieldsProps) {
  const { name, indexes, added, insertAt } = row;
  const id = useId();
  const legend = useRef<HTMLLegendElement>(null);
  const unit = added.isAssisted ? 'kg d’aide' : setLoadUnit(added.former);
  const columns = chooseColumns(indexes.flatMap((index) => sets[index] ?? []));

  function remove(index: number) {
    onChange(sets.toSpliced(index, 1));
    legend.current?.focus();
  }

  return (
    <Stack as="fieldset" gap={2} className={styles.exercise}>
      <legend ref={legend} tabIndex={-1} className="large strong ruled">
        {name}
      </legend>
      {indexes.length > 0 && (
        <div className={`muted ${styles.head}`} data-columns={columns.length} aria-hidden="true">
          <span>Série</span>
          {columns.map((column) => (
            <span key={column}>
              {column === 'kg' ? unit : (SET_NUMBERS[column].head ?? SET_NUMBERS[column].column)}
            </span>
          ))}
        </div>
      )}
      {indexes.map((index, place) => (
        <div key={index}>
          <div className={styles.fields} data-columns={columns.length}>
            <span className="strong tabular" aria-hidden="true">
              {place + 1}
            </span>
            {columns.map((column) => {
              const field = setFieldName(index, column);
              const isAssisted = sets[index]?.isAssisted;
              const { spoken, asTyped } = setNumber(column, isAssisted);
              const spokenUnit = column === 'kg' && !isAssisted ? unit.replace('kg', spoken) : spoken;
              return (
                <input
                  key={column}
                  name={field}
                  className="tabular"
                  aria-label={`${name}, série ${place + 1}, ${spokenUnit}`}
                  inputMode="decimal"
                  autoComplete="off"
                  value={sets[index]?.[column] ?? ''}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                  onChange={({ currentTarget: { value } }) => {
                    onChange(withSetNumber(sets, index, column, asTyped?.(value) ?? value, follows), field);
                  }}
                  {...(errors.has(field) && { 'aria-invalid': true })}
                  {...((errors.has(field) || questions.has(field)) && { 'aria-describedby': `${id}-${field}` })}
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
            <div>
              <TextArea
                label={`Note de la série ${place + 1}`}
                name={setFieldName(index, 'note')}
                rows={2}
                value={sets[index].note}
                onChange={({ currentTarget: { value } }) =>
                  onChange(sets.map((set, at) => (at === index ? { ...set, note: value } : set)))
                }
              />
            </div>
          )}
          {columns.flatMap((column) => {
            const field = setFieldName(index, column);
            const error = errors.get(field);
            const text = error ? draftMessage(field, error, sets[index]?.isAssisted) : questions.get(field);
            if (text === undefined) return [];
            return (
              <p key={field} id={`${id}-${field}`} className="strong accent">
                {text}
              </p>
            );
          })}
        </div>
      ))}
      <Button variant="text" onClick={() => onChange(sets.toSpliced(insertAt, 0, added))}>
        <Icon icon={Plus} />
        Ajouter une série
        <span className="visually-hidden">{`\u00a0: ${name}`}</span>
      </Button>
    </Stack>
  );
}
