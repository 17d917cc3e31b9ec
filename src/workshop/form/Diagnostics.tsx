import { useId, useState } from 'react';
import type { z } from 'zod';
import type { Diagnostic } from '../../../scripts/content/diagnostic.ts';
import { schemaAt } from '../../../scripts/content/schema-tree.ts';
import { withEdit } from '../../../scripts/content/text-edits.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import type { Path } from '../model/draft.ts';
import { acceptancePlace, problemOf, withAcceptance } from '../model/formEdits.ts';
import { removeValue } from '../model/yamlEdits.ts';
import styles from './form.module.css';
import { useForm } from './useForm.ts';

const keyOf = ({ code, message }: Diagnostic) => `${code} ${message}`;

/**
 * What the check has against a value, with what can be done about it below each. Only the messages, which have the id,
 * are announced: they are together, and `order` shows them apart.
 */
export const Diagnostics = ({ id, found }: { id?: string; found: readonly Diagnostic[] }) => (
  <div className={styles.diagnostics}>
    <div role="status" id={id}>
      {found.map((each, index) => (
        <p key={keyOf(each)} className="small" style={{ order: index }}>
          <strong className={each.severity === 'error' ? 'accent' : undefined}>
            {each.severity === 'error' ? 'À corriger' : 'Avertissement'}&nbsp;:
          </strong>{' '}
          {each.message}
        </p>
      ))}
    </div>
    {found.map((each, index) => (
      <div key={keyOf(each)} style={{ order: index }}>
        <Remedies diagnostic={each} />
      </div>
    ))}
  </div>
);

function Remedies({ diagnostic }: { diagnostic: Diagnostic }) {
  const { severity, edit: found, code, path, suggestion } = diagnostic;
  // Of lines that are there twice, a coach may want both, and change one.
  const fix = found?.text === '' && code === 'yaml' ? undefined : found;
  const { schema, edit } = useForm();
  const [isAsking, setIsAsking] = useState(false);
  const place = severity === 'warning' && path ? acceptancePlace(schema, path, code) : undefined;
  // Of a text that has changed since, the lines are others.
  const correct = (text: string) => (fix && isUpToDate(text, diagnostic) ? withEdit(text, fix) : text);
  const removeAcceptance = (text: string) =>
    path && isUpToDate(text, diagnostic) ? removeValue(text, path.slice(0, -1), schema) : text;
  return (
    <>
      <Cluster>
        {fix && (
          <Button variant="text" onClick={() => edit(correct, 'Corrigé')}>
            Corriger{suggestion && suggestion.length < 40 && `\u00a0: «\u00a0${suggestion}\u00a0»`}
          </Button>
        )}
        {code === 'acceptances' && path && (
          <Button variant="text" onClick={() => edit(removeAcceptance, 'Acceptation retirée')}>
            Retirer l’acceptation
          </Button>
        )}
        {place && !isAsking && (
          <Button variant="text" onClick={() => setIsAsking(true)}>
            Accepter…
          </Button>
        )}
      </Cluster>
      {place && isAsking && <Acceptance place={place} code={code} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function isUpToDate(text: string, { range, codeFrame }: Diagnostic): boolean {
  const line = text.split('\n')[range.line - 1]?.trim().slice(0, 60) ?? '';
  return codeFrame === '' || codeFrame.includes(line);
}

function Acceptance({ place, code, onClose }: { place: Path; code: string; onClose: () => void }) {
  const { schema, edit } = useForm();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const errorId = useId();
  function accept() {
    const field = schemaAt(schema, [...place, 'accepted', 0, 'reason']) as z.ZodType;
    const found = problemOf({ schema: field }, reason.trim());
    setProblem(found);
    if (found) return;
    edit((text) => withAcceptance(text, place, code, reason.trim(), schema), 'Avertissement accepté');
    onClose();
  }
  return (
    <Stack gap={2}>
      <TextField
        label="Pourquoi c’est voulu"
        value={reason}
        autoFocus
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        {...(problem && { errorId, error: problem })}
      />
      <Cluster>
        <Button variant="text" onClick={accept}>
          Accepter avec cette raison
        </Button>
        <Button variant="text" onClick={onClose}>
          Annuler
        </Button>
      </Cluster>
    </Stack>
  );
}
