import path from 'node:path';
import type { ErrorPayload } from 'vite';
import type { Diagnostic } from '../diagnostic.ts';
import { formatOne, suggestionLine } from '../outputs/format-diagnostics.ts';

/**
 * What keeps the content from being published, for Vite's overlay: the first error with its frame, the others as
 * content:check shows them, and links that open each place in the editor. Undefined when there is none.
 */
export function overlayError(
  diagnostics: readonly Diagnostic[],
  folder: string,
  isPublished: boolean,
): ErrorPayload | undefined {
  const [first, ...others] = diagnostics.filter(({ severity }) => severity === 'error');
  if (!first) return undefined;
  const { file, range, message, codeFrame } = first;
  const counted = others.length > 0 ? `${others.length + 1} fautes` : '1 faute';
  const advice = isPublished
    ? 'la page montre la dernière version sans faute.\nCorrige et enregistre, ce panneau s’en va de lui-même.'
    : 'il n’y a pas encore de version sans faute à montrer.\nCorrige et enregistre, l’application s’ouvrira.';
  return {
    type: 'error',
    err: {
      message: [message, ...suggestionLine(first)].join('\n'),
      loc: { file: path.join(folder, file), line: range.line, column: range.column },
      frame: codeFrame && `${codeFrame}\n`,
      stack: [...others.map((other) => formatOne(other, folder)), `${counted} : ${advice}`].join('\n\n'),
    },
  };
}
