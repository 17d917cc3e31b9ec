import type { Place } from './finding.ts';

const LINES_AROUND = 1;
/** A line is cut where a terminal would wrap it. */
const LONGEST_LINE = 110;

/** The lines of `text` around `place`, numbered, with carets under it. */
export function frameOf(lines: readonly string[], { line, column, endColumn }: Place): string {
  const first = Math.max(1, line - LINES_AROUND);
  const last = Math.min(lines.length, line + LINES_AROUND);
  const width = String(last).length;
  const shown: string[] = [];
  for (let number = first; number <= last; number++) {
    shown.push(`${String(number).padStart(width)} | ${cut(lines[number - 1] ?? '')}`.trimEnd());
    if (number !== line) continue;
    // What stands before the caret must be as wide as in the line above it.
    const indent = (lines[line - 1] ?? '').slice(0, column - 1).replace(/[^\t]/g, ' ');
    const carets = Math.max(1, Math.min(endColumn, LONGEST_LINE + 1) - column);
    shown.push(`${' '.repeat(width)} | ${indent}${'^'.repeat(carets)}`);
  }
  return shown.join('\n');
}

function cut(line: string): string {
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}
