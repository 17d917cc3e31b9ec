import type { Finding, Severity } from './finding.ts';

/** How findings are told: to a person, to a tool, or to GitHub, beside the lines of a pull request. */
export const FORMATS = ['text', 'json', 'github'] as const;
export type Format = (typeof FORMATS)[number];

const COUNTED: Record<Severity, (count: number) => string> = {
  error: (count) => (count === 1 ? '1 faute' : `${count} fautes`),
  warning: (count) => (count === 1 ? '1 avertissement' : `${count} avertissements`),
};

/** Each finding as `folder/file:line:column`, its lines and its words; then how many there are. */
export function report(findings: readonly Finding[], folder: string): string {
  return [...findings.map((finding) => tell(finding, folder)), conclude(findings)].join('\n\n');
}

/** How many findings there are, and what to do next. */
export function conclude(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) return 'aucune faute';
  const counted = [errors > 0 && COUNTED.error(errors), warnings > 0 && COUNTED.warning(warnings)].filter(Boolean);
  return errors > 0
    ? `${counted.join(', ')} : corrige, puis relance npm run content:check`
    : `${counted.join(', ')}, rien qui bloque`;
}

function tell({ file, line, column, severity, message, nearest, frame }: Finding, folder: string): string {
  const words = severity === 'warning' ? `Avertissement : ${message}` : message;
  return [
    `${folder}/${file}:${line}:${column}`,
    ...(frame ? [frame.replace(/^/gm, '  ')] : []),
    `  ${words}`,
    ...(nearest === undefined ? [] : [`  Voulais-tu dire « ${nearest} » ?`]),
  ].join('\n');
}

/** Findings for tools, with the number of errors and warnings. */
export function reportJson(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return JSON.stringify({ errors, warnings: findings.length - errors, findings }, null, 2);
}

/** A folder that could not be checked counts as an error, so that no tool takes it for a sound one. */
export function failureJson(failure: string): string {
  return JSON.stringify({ errors: 1, warnings: 0, findings: [], failure }, null, 2);
}

export const failureAnnotation = (failure: string) => `::error::${escapeData(failure)}`;

/**
 * Findings as commands that GitHub shows beside the lines they are about; `folder` is relative to the repository.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotations(findings: readonly Finding[], folder: string): string {
  return findings
    .map(({ file, line, column, endColumn, severity, message, nearest }) => {
      const words = nearest === undefined ? message : `${message}. Voulais-tu dire « ${nearest} » ?`;
      const place = { file: `${folder}/${file}`, line, col: column, endColumn };
      const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      return `::${severity} ${properties.join(',')}::${escapeData(words)}`;
    })
    .join('\n');
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
