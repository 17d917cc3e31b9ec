import type { Diagnostic } from '../../scripts/content/diagnostic.ts';
import { TextArea } from '../ui/form/TextArea.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './FileText.module.css';

interface FileTextProps {
  file: string;
  text: string;
  diagnostics: readonly Diagnostic[];
  onChange: (text: string) => void;
}

/** The YAML of a file, to be read and typed in; its faults by their lines. */
export const FileText = ({ file, text, diagnostics, onChange }: FileTextProps) => (
  <Stack gap={2}>
    <ul>
      {diagnostics.map(({ range, message }) => (
        <li key={`${range.line} ${message}`} className="small">
          <strong>Ligne {range.line}&nbsp;:</strong> {message}
        </li>
      ))}
    </ul>
    <TextArea
      label={`content/${file}`}
      className={styles.text}
      spellCheck={false}
      rows={Math.min(40, text.split('\n').length + 1)}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </Stack>
);
