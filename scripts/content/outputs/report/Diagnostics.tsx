import type { Diagnostic } from '../../diagnostic.ts';
import { summarise } from '../format-diagnostics.ts';

/** The diagnostics of the content, errors first. */
export function Diagnostics({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const sorted = [...diagnostics].sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
  return (
    <>
      <p className="lead">
        {diagnostics.length === 0 ? 'Aucune faute, aucun avertissement.' : `${summarise(diagnostics)}.`}
      </p>
      {sorted.length > 0 && (
        <ol className="diagnostics">
          {sorted.map((diagnostic) => (
            <Item
              key={`${diagnostic.code} ${diagnostic.file} ${diagnostic.range.line} ${diagnostic.range.column}`}
              diagnostic={diagnostic}
            />
          ))}
        </ol>
      )}
    </>
  );
}

function Item({ diagnostic }: { diagnostic: Diagnostic }) {
  const { severity, file, range, message, suggestion, codeFrame } = diagnostic;
  return (
    <li data-severity={severity}>
      <p>
        <strong>{severity === 'error' ? 'Faute' : 'Avertissement'}</strong> {message}
        {suggestion !== undefined && `. Voulais-tu dire «\u00a0${suggestion}\u00a0»\u202f?`}
      </p>
      <p className="place">
        {file}:{range.line}:{range.column}
      </p>
      {codeFrame && <pre>{codeFrame}</pre>}
    </li>
  );
}
