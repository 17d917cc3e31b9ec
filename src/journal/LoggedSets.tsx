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
import { findLastTime } from './model/lastTime.ts';
import { formatSets } from './model/lastTimeText.ts';
import type { NumberField } from './model/numberFields.ts';
import { changedValues, isStillThere, type ReadSet, withSetChanges } from './model/setChanges.ts';
import { isHelp, SET_NUMBER_FIELDS, SET_NUMBERS } from './model/setNumbers.ts';
import { forgetDraft, keepDraft, setDraftInRow } from './store/draftStorage.ts';
import { useChangeJournal, useJournal } from './store/useJournal.ts';

const UNDO_MS = 8000;

interface EditedSet extends ReadSet {
  /** What was typed; undefined for nothing yet. */
  draft: SetValues | undefined;
}

interface LoggedSetsProps {
  session: LoggedSession;
  /** Each exercise leads to its history. */
  isLinked: boolean;
}

/** The sets of a session by exercise; a press on one edits it there, one at a time. */
export function LoggedSets({ session, isLinked }: LoggedSetsProps) {
  const { id: sessionId, changedAt, sets = [] } = session;
  const { sessions } = useJournal();
  const { edit } = useChangeJournal();
  const showToast = useToast();
  const id = useId();
  const form = `${sessionId} ${changedAt}`;
  const [edited, setEdited] = useState(() => draftBeforeReload(form, sets));
  // A reload unmounts nothing.
  useEffect(() => () => void forgetDraft(), []);

  const headingId = `${id}-editor`;
  const buttonId = (index: number) => `${id}-${index}`;

  function open(index: number, set: LoggedSet) {
    const changed = edited?.draft && isStillThere(edited, sets) ? changedValues(edited.set, edited.draft) : {};
    // What is typed there is not lost to a press beside it.
    if (Object.keys(changed).length > 0) document.getElementById(headingId)?.focus();
    else if (edited?.index !== index) setEdited({ set, index, draft: undefined });
  }

  function close(index: number) {
    setEdited(undefined);
    forgetDraft();
    document.getElementById(buttonId(index))?.focus();
  }

  function save({ set, index }: ReadSet, changed: SetValues, name: string) {
    close(index);
    // A new version would win over a correction on another device.
    if (Object.keys(changed).length === 0) return;
    void edit(sessionId, (now) => {
      const next = withSetChanges(now, { set, index }, changed);
      const [before, after] = [now.sets?.[index], next.sets?.[index]];
      // Not once it is saved: it would take the place of the toast that nothing was.
      if (before && after && next !== now) sayCorrected(index, before, after, name);
      return next;
    });
  }

  function sayCorrected(index: number, before: LoggedSet, after: LoggedSet, name: string) {
    showToast({
      kind: 'success',
      text: [`${name} corrigée`, formatSets([after])].filter(Boolean).join(`${NO_BREAK}: `),
      durationMs: UNDO_MS,
      action: {
        label: 'Annuler',
        onPress: () => {
          const undone = { set: after, index };
          void edit(sessionId, (now) => withSetChanges(now, undone, changedValues(after, before)));
          document.getElementById(buttonId(index))?.focus();
        },
      },
    });
  }

  /** The largest load of the last time, or else of the other sets here. */
  function largestKg(set: LoggedSet, ofExercise: readonly LoggedSet[], position: number): number | undefined {
    const others = sessions.filter((other) => other.id !== sessionId);
    const known = [findLastTime(set, others)?.sets ?? [], ofExercise.toSpliced(position, 1)]
      .map((all) => all.flatMap(({ kg }) => (kg ? Math.abs(kg) : [])))
      .find((loads) => loads.length > 0);
    return known && Math.max(...known);
  }

  function editorOf({ set, index, draft }: EditedSet, group: ExerciseGroup, position: number, name: string) {
    const loads = group.sets.flatMap(({ kg }) => kg || []);
    return (
      <SetEditor
        id={headingId}
        title={name}
        set={set}
        draft={draft}
        unit={setLoadUnit(group)}
        loadStep={loadStepOfSet(group, set)}
        fields={chooseColumns(group.sets.map((each) => toSetDraft(each)))}
        startKg={loads.at(-1)}
        knownKg={largestKg(set, group.sets, position)}
        onChange={(values) => {
          setEdited({ set, index, draft: values });
          keepDraft(form, { index, values });
        }}
        onSave={(changed) => save({ set, index }, changed, name)}
        onCancel={() => close(index)}
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
                const opened = edited?.index === index && isStillThere(edited, sets) ? edited : undefined;
                const setName = `Série${NO_BREAK}${position + 1}`;
                return {
                  key: `${index}`,
                  look: opened && 'accent',
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
                      onClick={() => open(index, set)}
                    >
                      <Icon icon={Pencil} />
                    </button>,
                  ],
                  detail: opened && editorOf(opened, group, position, setName),
                };
              })}
            />
          </Stack>
        );
      })}
    </Columns>
  );
}

/** A press anywhere in a row is one of its button. */
function pressRow({ target }: { target: EventTarget }) {
  if (!(target instanceof Element) || target.closest('button')) return;
  target.closest('tr')?.querySelector<HTMLButtonElement>(`.${styles.edit}`)?.click();
}

function draftBeforeReload(form: string, sets: readonly LoggedSet[]): EditedSet | undefined {
  const { index = -1, values } = setDraftInRow(form) ?? {};
  const set = sets[index];
  return set && { set, index, draft: values };
}

function loadStepOfSet(group: ExerciseGroup, { kg }: SetValues) {
  const step = loadStepOf(group);
  if (isHelp(kg, step === 'aide')) return 'aide';
  return step === 'aide' ? undefined : step;
}

function numberText(set: LoggedSet, field: NumberField): string {
  const value = set[field];
  return value === undefined ? '–' : SET_NUMBERS[field].format(value);
}
