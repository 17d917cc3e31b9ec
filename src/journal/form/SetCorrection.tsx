import { Disclosure } from '../../ui/Disclosure.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { SetValues } from '../model/entry.ts';
import { NoteField } from './NoteField.tsx';
import { RpeButtons } from './RpeButtons.tsx';
import { SetLogFields, type SetLogFieldsProps } from './SetLogFields.tsx';

const HARD_EFFORTS = [6, 7, 8, 9, 10];
const LIGHT_EFFORTS = [1, 2, 3, 4, 5];

/** What was done of a set, with its effort and a note. */
export function SetCorrection(props: SetLogFieldsProps) {
  const { values, onChange } = props;
  const change = (changed: SetValues) => onChange({ ...values, ...changed });
  return (
    <Stack gap={2}>
      <SetLogFields {...props} />
      <RpeButtons value={values.rpe} choices={HARD_EFFORTS} onChange={(rpe) => change({ rpe })} />
      <Disclosure summary={values.note ? 'Ta note' : 'RPE 1 à 5, note'}>
        <Stack gap={2}>
          <RpeButtons value={values.rpe} choices={LIGHT_EFFORTS} onChange={(rpe) => change({ rpe })} />
          <NoteField label="Note" value={values.note} onChange={(note) => change({ note })} />
        </Stack>
      </Disclosure>
    </Stack>
  );
}
