import { TextArea } from '../../ui/form/TextArea.tsx';

interface NoteFieldProps {
  label: string;
  value: string | undefined;
  onChange: (note: string | undefined) => void;
}

const LENGTH_MAX = 500;

export const NoteField = ({ label, value = '', onChange }: NoteFieldProps) => (
  <TextArea
    label={label}
    rows={2}
    maxLength={LENGTH_MAX}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value || undefined)}
  />
);
