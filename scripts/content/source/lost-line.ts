import { keysAbove } from '../kinds.ts';
import type { Remark } from './encoding.ts';
import { faultOf, type Parsed, parse, type YamlFault } from './parsed.ts';

/** With more than this against it, a guess explains nothing. */
const MOST_MISFITS = 2;

/** A line that is no longer there, so that what follows hangs below one that can't hold it; and how badly its return fits. */
export function lostLine(
  lines: readonly string[],
  fault: YamlFault,
  budget: { parses: number },
  misfits: (parsed: Parsed) => number,
): { remark: Remark; misfits: number } | undefined {
  if (fault.code !== 'BLOCK_AS_IMPLICIT_KEY' || budget.parses <= 0) return undefined;
  const next = lines.findIndex((line, index) => index >= fault.line && line.trim() !== '' && !/^\s*#/.test(line));
  const [best] = [fault.line - 1, next]
    .flatMap((index) => guessesAbove(lines, index, budget, misfits))
    .sort((one, other) => one.misfits - other.misfits);
  return best && best.misfits <= MOST_MISFITS ? best : undefined;
}

function guessesAbove(
  lines: readonly string[],
  index: number,
  budget: { parses: number },
  misfits: (parsed: Parsed) => number,
) {
  const [start, indentation = '', key = ''] = /^( *)(?:- +)?([A-Za-z]+):/.exec(lines[index] ?? '') ?? [];
  if (start === undefined || indentation.length < 2) return [];
  return keysAbove(key).flatMap((above) => {
    budget.parses -= 1;
    const parsed = parse(lines.toSpliced(index, 0, `${indentation.slice(2)}${above}:`));
    // A key that stands twice counts too.
    if (faultOf(parsed) || parsed.document.errors.length > 0) return [];
    const place = { line: index + 1, column: indentation.length + 1, endColumn: start.length };
    const message = `il manque une ligne au-dessus de celle-ci : remets « ${above}: », deux espaces plus à gauche`;
    return [{ remark: { place, message }, misfits: misfits(parsed) }];
  });
}
