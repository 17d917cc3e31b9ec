import type { Finding } from '../finding.ts';
import { conclude } from '../report.ts';

/** What the check says of the content, faults first. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const sorted = [...findings].sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
  return (
    <>
      <p className="lead">{findings.length === 0 ? 'Aucune faute, aucun avertissement.' : `${conclude(findings)}.`}</p>
      {sorted.length > 0 && (
        <ol className="findings">
          {sorted.map((finding) => (
            <Item key={`${finding.check} ${finding.file} ${finding.line} ${finding.column}`} finding={finding} />
          ))}
        </ol>
      )}
    </>
  );
}

function Item({ finding: { severity, file, line, column, message, nearest, frame } }: { finding: Finding }) {
  return (
    <li data-severity={severity}>
      <p>
        <strong>{severity === 'error' ? 'Faute' : 'Avertissement'}</strong> {message}
        {nearest !== undefined && `. Voulais-tu dire «\u00a0${nearest}\u00a0»\u202f?`}
      </p>
      <p className="place">
        {file}:{line}:{column}
      </p>
      {frame && <pre>{frame}</pre>}
    </li>
  );
}
