import { Pencil } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { NO_BREAK } from '../format/noBreak.ts';
import { exerciseAddress } from '../memberRoutes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import { Table } from '../ui/Table.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { loadStepOf } from './citedExercise.ts';
import { SetEditor } from './form/SetEditor.tsx';
import { chooseColumns, setLoadUnit } from './form/SetFields.tsx';
import styles from './LoggedSets.module.css';
import { toSetDraft } from './model/draft.ts';
import type { LoggedSession, LoggedSet, SetValues } from './model/entry.ts';
import { type ExerciseGroup, exerciseGroups } from './model/exerciseGroups.ts';
import { formatSets } from './model/lastTimeText.ts';
import type { NumberField } from './model/numberFields.ts';
import { changedValues, indexOfSet, type SetPlace, withSetChanges } from './model/setChanges.ts';
import { SET_NUMBER_FIELDS, SET_NUMBERS } from './model/setNumbers.ts';
import { forgetDraft, keepDraft, keptSet } from './store/draftStorage.ts';
import { useChangeJournal } from './store/useJournal.ts';

const UNDO_MS = 8000;

interface LoggedSetsProps {
  session: LoggedSession;
  /** Each exercise leads to its history. */
  isLinked: boolean;
}

/** The sets of a session by exercise; a press on one edits it there. */
export function LoggedSets({ session, isLinked }: LoggedSetsProps) {
  const { id: sessionId, changedAt, sets = [] } = session;
  const { edit } = useChangeJournal();
  const showToast = useToast();
  const id = useId();
  const form = `${sessionId} ${changedAt}`;
  const [kept] = useState(() => keptSet(form));
  const [edited, setEdited] = useState<readonly SetPlace[]>(kept ? [{ sets, index: kept.index }] : []);
  // A reload unmounts nothing.
  useEffect(() => () => void forgetDraft(), []);

  const buttonId = (index: number) => `${id}-${index}`;
  const placeOf = (index: number) => edited.find((place) => indexOfSet(place, sets) === index);

  function close(place: SetPlace, index: number) {
    setEdited(edited.filter((other) => other !== place));
    forgetDraft();
    document.getElementById(buttonId(index))?.focus();
  }

  function save(place: SetPlace, index: number, changed: SetValues, name: string) {
    close(place, index);
    // A version that says nothing new would win over a correction on another device.
    if (Object.keys(changed).length === 0) return;
    const { sets: corrected = [] } = withSetChanges(session, place, changed);
    const [before = {}, after = {}] = [sets[index], corrected[index]];
    // Before what is said of a change that will not last.
    showToast({
      kind: 'success',
      text: [`${name} corrigée`, formatSets([after])].filter(Boolean).join(`${NO_BREAK}: `),
      durationMs: UNDO_MS,
      action: {
        label: 'Annuler',
        onPress: () => {
          const undone = { sets: corrected, index };
          void edit(sessionId, (now) => withSetChanges(now, undone, changedValues(after, before)));
          document.getElementById(buttonId(index))?.focus();
        },
      },
    });
    void edit(sessionId, (now) => withSetChanges(now, place, changed));
  }

  function editorOf(place: SetPlace, index: number, group: ExerciseGroup, name: string) {
    const set = place.sets[place.index] ?? {};
    const loads = group.sets.flatMap(({ kg }) => kg || []);
    return (
      <SetEditor
        title={name}
        set={set}
        kept={kept?.index === place.index ? kept.values : undefined}
        unit={setLoadUnit(group)}
        loadStep={loadStepOfSet(group, set)}
        fields={chooseColumns(group.sets.map((each) => toSetDraft(each)))}
        startKg={loads.at(-1)}
        knownKg={loads.length > 0 ? Math.max(...loads.map(Math.abs)) : undefined}
        onChange={(values) => keepDraft(form, { index, values })}
        onSave={(changed) => save(place, index, changed, name)}
        onCancel={() => close(place, index)}
      />
    );
  }

  return (
    <Columns gap={5}>
      {exerciseGroups(sets).map((group) => {
        const { exercise, name, isAlternative, sets: ofExercise, indexes } = group;
        const fields = SET_NUMBER_FIELDS.filter((field) => ofExercise.some((set) => set[field] !== undefined));
        const hasNotes = ofExercise.some(({ note }) => note !== undefined);
        return (
          <Stack
            as="section"
            key={`${exercise} ${name}`}
            gap={2}
            className={styles.exercise}
            data-notes={hasNotes}
            onClick={pressRow}
          >
            <h3>
              {isLinked ? <Link to={exerciseAddress(exercise)}>{name}</Link> : name}
              {isAlternative && <span className="muted regular"> (remplaçant)</span>}
            </h3>
            <Table
              of="numbers"
              wide
              label={name}
              columns={[
                'Série',
                ...fields.map((field) => SET_NUMBERS[field].column),
                ...(hasNotes ? ['Note'] : []),
                <span key="edit" className="visually-hidden">
                  Corriger
                </span>,
              ]}
              rows={ofExercise.map((set, position) => {
                const index = indexes[position] ?? -1;
                const place = placeOf(index);
                const setName = `Série${NO_BREAK}${position + 1}`;
                return {
                  key: `${index}`,
                  look: place && 'accent',
                  cells: [
                    position + 1,
                    ...fields.map((field) => numberText(set, field)),
                    ...(hasNotes ? [set.note ?? '–'] : []),
                    <button
                      key="edit"
                      type="button"
                      id={buttonId(index)}
                      className={`screen-only ${styles.edit}`}
                      aria-label={[`Corriger la série${NO_BREAK}${position + 1}`, name, formatSets([set])]
                        .filter(Boolean)
                        .join(', ')}
                      onClick={() => place ?? setEdited([...edited, { sets, index }])}
                    >
                      <Icon icon={Pencil} />
                    </button>,
                  ],
                  detail: place && editorOf(place, index, group, setName),
                };
              })}
            />
          </Stack>
        );
      })}
    </Columns>
  );
}

/** All of its row presses the button of a set. */
function pressRow({ target }: { target: EventTarget }) {
  if (!(target instanceof Element) || target.closest('button')) return;
  target.closest('tr')?.querySelector<HTMLButtonElement>(`.${styles.edit}`)?.click();
}

/** A load that was noted of an assisted exercise before its help could be stays one. */
function loadStepOfSet(group: ExerciseGroup, { kg = 0 }: SetValues) {
  const step = loadStepOf(group);
  return kg > 0 && step === 'aide' ? undefined : step;
}

function numberText(set: LoggedSet, field: NumberField): string {
  const value = set[field];
  return value === undefined ? '–' : SET_NUMBERS[field].format(value);
}
