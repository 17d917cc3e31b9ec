import type { Diagnostic, Severity } from '../diagnostic.ts';
import type { Fix } from '../fix.ts';
import { TRAINING_RULES } from '../validate/rules/training/index.ts';

/**
 * `github` writes annotations, which GitHub shows beside the lines of a pull request; `lines` what the problem matcher of
 * .vscode/tasks.json reads.
 */
export const FORMATS = ['text', 'json', 'github', 'lines'] as const;
export type Format = (typeof FORMATS)[number];

const COUNTED: Record<Severity, (count: number) => string> = {
  error: (count) => (count === 1 ? '1 faute' : `${count} fautes`),
  warning: (count) => (count === 1 ? '1 avertissement' : `${count} avertissements`),
};

/** The name that a coach accepts a warning by; undefined where it can't be accepted. */
const acceptableName = ({ code, severity }: Pick<Diagnostic, 'code' | 'severity'>) =>
  severity === 'warning' ? TRAINING_RULES.find(({ name }) => name === code)?.name : undefined;

/** « Avertissement (week-rise) », undefined for an error. */
export function warningLabel(diagnostic: Pick<Diagnostic, 'code' | 'severity'>): string | undefined {
  if (diagnostic.severity === 'error') return undefined;
  const name = acceptableName(diagnostic);
  return name === undefined ? 'Avertissement' : `Avertissement (${name})`;
}

/** How to accept a warning of the list; undefined when none can be. */
export function acceptanceHint(diagnostics: readonly Diagnostic[]): string | undefined {
  if (!diagnostics.some(acceptableName)) return undefined;
  return `Un avertissement voulu s’accepte par ces lignes, avec le nom qu’il porte entre parenthèses : sous le jour, la séance,
le départ ou la reprise qu’il montre, ou au début du fichier, au niveau de « focus », s’il parle de la semaine.
  accepted:
    - warning: NOM
      reason: ta raison`;
}

/** Each diagnostic as `folder/file:line:column`, its code frame and its message; then the summary. */
export function formatText(diagnostics: readonly Diagnostic[], folder: string): string {
  const shown = diagnostics.map((diagnostic) => formatOne(diagnostic, folder));
  return [...shown, summarise(diagnostics), acceptanceHint(diagnostics)].filter(Boolean).join('\n\n');
}

/** How many errors and warnings there are, and what to do next. */
export function summarise(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  if (diagnostics.length === 0) return 'aucune faute';
  const counted = [errors > 0 && COUNTED.error(errors), warnings > 0 && COUNTED.warning(warnings)].filter(Boolean);
  return errors > 0
    ? `${counted.join(', ')} : corrige, puis relance npm run content:check`
    : `${counted.join(', ')}, rien qui bloque`;
}

export function formatOne(diagnostic: Diagnostic, folder: string): string {
  const { file, range, message, codeFrame } = diagnostic;
  const label = warningLabel(diagnostic);
  return [
    `${folder}/${file}:${range.line}:${range.column}`,
    ...(codeFrame ? [codeFrame.replace(/^/gm, '  ')] : []),
    `  ${label === undefined ? '' : `${label} : `}${message}`,
    ...suggestionLine(diagnostic).map((line) => `  ${line}`),
  ].join('\n');
}

export const suggestionLine = ({ suggestion }: Diagnostic): string[] =>
  suggestion === undefined ? [] : [`Voulais-tu dire « ${suggestion} » ?`];

/** Each diagnostic on a line of its own; then the summary. */
export function formatLines(diagnostics: readonly Diagnostic[], folder: string): string {
  const lines = diagnostics.map((diagnostic) => {
    const {
      file,
      range: { line, column, endColumn },
      severity,
    } = diagnostic;
    return `${folder}/${file}:${line}:${column}-${endColumn} ${severity} ${inOneLine(diagnostic)}`;
  });
  return [...lines, summarise(diagnostics), acceptanceHint(diagnostics)].filter(Boolean).join('\n');
}

/** The message, after the name to accept it by, with the suggestion. */
function inOneLine(diagnostic: Diagnostic): string {
  const { message, suggestion } = diagnostic;
  const name = acceptableName(diagnostic);
  const meant = suggestion === undefined ? '' : `. Voulais-tu dire « ${suggestion} » ?`;
  return `${name === undefined ? '' : `(${name}) `}${message}${meant}`;
}

/** Each line that was fixed, before and after, and why; then how many. */
export function formatFixes(fixes: readonly Fix[], folder: string): string {
  const shown = fixes.map(({ diagnostic: { file, range, message }, before, after }) =>
    [
      `${folder}/${file}:${range.line}`,
      ...before.map((line) => `  - ${line}`),
      ...after.map((line) => `  + ${line}`),
      `  ${message}`,
    ].join('\n'),
  );
  const counted = fixes.length === 1 ? '1 faute corrigée : relis-la' : `${fixes.length} fautes corrigées : relis-les`;
  return [...shown, counted].join('\n\n');
}

/** For other tools; its keys are part of the command's interface. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const findings = diagnostics.map(({ code, severity, file, range, message, suggestion, codeFrame }) => ({
    check: code,
    severity,
    file,
    ...range,
    message,
    nearest: suggestion,
    frame: codeFrame,
  }));
  return JSON.stringify({ errors, warnings: diagnostics.length - errors, findings }, null, 2);
}

/** A folder that could not be checked counts as an error, so that no tool takes it for a valid one. */
export function failureJson(failure: string): string {
  return JSON.stringify({ errors: 1, warnings: 0, findings: [], failure }, null, 2);
}

export const failureAnnotation = (failure: string) => `::error::${escapeData(failure)}`;

/**
 * Workflow commands; `folder` is relative to the repository.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function formatGithub(diagnostics: readonly Diagnostic[], folder: string): string {
  return diagnostics
    .map((diagnostic) => {
      const {
        file,
        range: { line, column, endColumn },
        severity,
      } = diagnostic;
      const place = { file: `${folder}/${file}`, line, col: column, endColumn };
      const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      return `::${severity} ${properties.join(',')}::${escapeData(inOneLine(diagnostic))}`;
    })
    .join('\n');
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
