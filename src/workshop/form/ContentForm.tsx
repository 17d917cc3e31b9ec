import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Diagnostic } from '../../../scripts/content/diagnostic.ts';
import { schemaAt } from '../../../scripts/content/schema-tree.ts';
import { ErrorMessage } from '../../ui/form/ErrorMessage.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { Choices } from '../model/choices.ts';
import type { Path } from '../model/draft.ts';
import { fieldOf } from '../model/fields.ts';
import { UnreadableYamlError, within, YamlEditError } from '../model/yamlDocument.ts';
import { setValue, valueAt } from '../model/yamlEdits.ts';
import { Diagnostics } from './Diagnostics.tsx';
import { FieldView, ObjectFields } from './FieldView.tsx';
import { CONTROLS, FormContext, isAtOrBelow, useFocusOn } from './useForm.ts';

interface ContentFormProps {
  /** Its path inside content/. */
  file: string;
  /** What of it is shown: `[]` for the whole, `['days', 0]` for a day. */
  path: Path;
  text: string;
  /** Of the whole file. */
  schema: z.ZodType;
  diagnostics: readonly Diagnostic[];
  choices: Choices;
  /** The text after one edit; also of a file or part that was just left, for what was typed there last. */
  onChange: (text: string) => void;
  /** A part with a form of its own. */
  onOpen: (path: Path) => void;
}

/** The form of a file or of a part of it; every change is a minimal edit of its text. */
export function ContentForm({ onOpen, ...props }: ContentFormProps) {
  const [added, setAdded] = useState('');
  const place = JSON.stringify([props.file, props.path]);
  const open = (path: Path, isNew = false) => {
    if (isNew) setAdded(JSON.stringify([props.file, path]));
    onOpen(path);
  };
  // A form of its own for each place: what is typed last is written to the file that it was typed in.
  return <PartForm key={place} {...props} onOpen={open} focus={added === place ? CONTROLS : undefined} />;
}

function PartForm({
  path,
  text,
  schema,
  diagnostics,
  choices,
  onChange,
  onOpen,
  focus,
}: ContentFormProps & { focus: string | undefined }) {
  const latest = useRef(text);
  const box = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  useFocusOn(box, focus);
  useLayoutEffect(() => {
    latest.current = text;
  }, [text]);
  const root = useMemo(() => readable(text), [text]);

  function edit(change: (text: string) => string, said = '') {
    try {
      const next = change(latest.current);
      setMessage(said);
      setProblem('');
      if (next === latest.current) return;
      latest.current = next;
      onChange(next);
    } catch (error) {
      if (!(error instanceof YamlEditError || error instanceof UnreadableYamlError)) throw error;
      setProblem('Ce changement ne peut pas s’écrire ici\u00a0: fais-le dans le texte du fichier.');
    }
  }

  const partSchema = schemaAt(schema, path);
  const field = partSchema && fieldOf(partSchema, path.at(-1) ?? '');
  const value = within(root, path);
  const onWrite = (written: unknown) => edit((before) => setValue(before, path, written, schema));
  return (
    <FormContext value={{ schema, root, diagnostics, choices, edit, open: onOpen }}>
      <Stack gap={4} ref={box}>
        <Diagnostics
          found={diagnostics.filter(
            (each) => !each.path || (each.path.length < path.length && isAtOrBelow(path, each.path)),
          )}
        />
        {root === undefined && <p>Ce fichier ne se lit pas&nbsp;: corrige-le d’abord dans son texte.</p>}
        {field &&
          root !== undefined &&
          (field.control.type === 'object' ? (
            <ObjectFields schema={field.schema} path={path} value={value} />
          ) : (
            <FieldView field={field} path={path} value={value} onWrite={onWrite} />
          ))}
        <ErrorMessage>{problem}</ErrorMessage>
        <p role="status" className="visually-hidden">
          {message}
        </p>
      </Stack>
    </FormContext>
  );
}

/** Undefined of a text that doesn't parse. */
function readable(text: string): unknown {
  try {
    return valueAt(text, []) ?? {};
  } catch {
    return undefined;
  }
}
