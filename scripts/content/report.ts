import type { Finding } from './finding.ts';

/** Findings as lines `folder/file:line:column  message`, then their count. */
export function report(findings: readonly Finding[], folder: string): string {
  const lines = findings.map(({ file, line, column, message }) => `${folder}/${file}:${line}:${column}  ${message}`);
  const count = findings.length === 1 ? '1 faute trouvée' : `${findings.length} fautes trouvées`;
  return [...lines, '', `${count} : corrige puis relance npm run content:check`].join('\n');
}
