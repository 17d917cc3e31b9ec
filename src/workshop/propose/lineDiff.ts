import { structuredPatch } from 'diff';

export interface DiffLine {
  kind: 'added' | 'removed' | 'same';
  text: string;
  /** In its text; of a removed line in the text before. */
  number: number;
}

const KINDS: Record<string, DiffLine['kind'] | undefined> = { '+': 'added', '-': 'removed', ' ': 'same' };
/** Texts without common lines take a time that grows with the square of their length: a stranger’s may be long. */
const OPTIONS = { context: 2, maxEditLength: 1000, timeout: 500 };

/** The lines that differ between two texts with two around them, in groups; undefined for more than a thousand. */
export function lineDiff(before: string, after: string): DiffLine[][] | undefined {
  return structuredPatch('', '', before, after, '', '', OPTIONS)?.hunks.map(({ lines, oldStart, newStart }) => {
    let [oldNumber, newNumber] = [oldStart, newStart];
    return lines.flatMap((line) => {
      const kind = KINDS[line.charAt(0)];
      // « \ No newline at end of file ».
      if (!kind) return [];
      const number = kind === 'removed' ? oldNumber : newNumber;
      if (kind !== 'added') oldNumber += 1;
      if (kind !== 'removed') newNumber += 1;
      return [{ kind, text: line.slice(1), number }];
    });
  });
}
