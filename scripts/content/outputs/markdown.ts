/** Keeps `@someone` and `#12` from calling a person or an issue; it has no width. */
const WORD_JOINER = '\u2060';

/**
 * A text of the content as Markdown that shows it letter by letter on one line. `<` and `&` become entities: the
 * comment of a pull request goes through a filter that lets no `<` pass.
 */
export function escapeMarkdown(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]#|~$]/g, '\\$&')
    .replace(/^(\d+)(?=[.)])/, '$1\\')
    .replace(/^(?=[-+>=])/, '\\')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/(@|\\#)(?=\w)/g, `$1${WORD_JOINER}`)
    .replace(/\b(https?|ftp|mailto):/gi, `$1${WORD_JOINER}:`)
    .replace(/\bwww\./gi, `www${WORD_JOINER}.`);
}

export const markdownTable = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => ':--'), ...rows.map((row) => row.map(escapeMarkdown))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
