import type { TextDiagnostic } from '../../diagnostic.ts';
import { keysAbove } from '../../kinds.ts';
import { type Parsed, parse, syntaxErrorIn, type YamlSyntaxError } from '../yaml.ts';

/** With more schema issues than this, the guess is no explanation. */
const MAX_ISSUES = 2;

interface Guess {
  diagnostic: TextDiagnostic;
  issueCount: number;
}

/** A deleted parent line, such as « days: »: the guess that leaves the fewest schema issues. */
export function findMissingLine(
  lines: readonly string[],
  syntaxError: YamlSyntaxError,
  budget: { parses: number },
  issueCountOf: (parsed: Parsed) => number,
): Guess | undefined {
  if (syntaxError.code !== 'BLOCK_AS_IMPLICIT_KEY' || budget.parses <= 0) return undefined;
  const next = lines.findIndex((line, index) => index >= syntaxError.line && line.trim() !== '' && !/^\s*#/.test(line));
  const [best] = [syntaxError.line - 1, next]
    .flatMap((index) => guessesAbove(lines, index, budget, issueCountOf))
    .sort((one, other) => one.issueCount - other.issueCount);
  return best && best.issueCount <= MAX_ISSUES ? best : undefined;
}

function guessesAbove(
  lines: readonly string[],
  index: number,
  budget: { parses: number },
  issueCountOf: (parsed: Parsed) => number,
): Guess[] {
  const [start, indentation = '', key = ''] = /^( *)(?:- +)?([A-Za-z]+):/.exec(lines[index] ?? '') ?? [];
  if (start === undefined || indentation.length < 2) return [];
  return keysAbove(key).flatMap((above) => {
    budget.parses -= 1;
    const parsed = parse(lines.toSpliced(index, 0, `${indentation.slice(2)}${above}:`));
    // Duplicate keys count too.
    if (syntaxErrorIn(parsed) || parsed.document.errors.length > 0) return [];
    const range = { line: index + 1, column: indentation.length + 1, endColumn: start.length };
    const message = `il manque une ligne au-dessus de celle-ci : remets « ${above}: », deux espaces plus à gauche`;
    return [{ diagnostic: { range, message }, issueCount: issueCountOf(parsed) }];
  });
}
