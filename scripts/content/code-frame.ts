import type { Range } from './diagnostic.ts';

const LINES_AROUND = 1;
/** A line is cut where a terminal would wrap it. */
const LONGEST_LINE = 110;

/** The lines of `text` around `range`, numbered, with carets under it. */
export function codeFrameOf(lines: readonly string[], { line, column, endColumn }: Range): string {
  const first = Math.max(1, line - LINES_AROUND);
  const last = Math.min(lines.length, line + LINES_AROUND);
  const width = String(last).length;
  // Far to the right, what stands before is cut too.
  const from = Math.max(0, column - LONGEST_LINE + 20);
  const shown: string[] = [];
  for (let number = first; number <= last; number++) {
    shown.push(`${String(number).padStart(width)} | ${cut(lines[number - 1] ?? '', from)}`.trimEnd());
    if (number !== line) continue;
    // What stands before the caret must be as wide as in the line above it.
    const indent = cut((lines[line - 1] ?? '').slice(0, column - 1), from).replace(/[^\t]/g, ' ');
    const carets = Math.max(1, Math.min(endColumn, from + LONGEST_LINE + 1) - column);
    shown.push(`${' '.repeat(width)} | ${indent}${'^'.repeat(carets)}`);
  }
  return shown.join('\n');
}

function cut(line: string, from: number): string {
  const part = line.slice(from);
  const shown = part.length > LONGEST_LINE ? `${part.slice(0, LONGEST_LINE)}…` : part;
  return from > 0 && line !== '' ? `…${shown}` : shown;
}
