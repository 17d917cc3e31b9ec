import { visit } from 'yaml';
import type { z } from 'zod';
import { compare, placeFields, type Score } from '../layout/place-fields.ts';
import { type Parsed, parse, sharedNodes, syntaxErrorIn, type YamlSyntaxError } from '../yaml.ts';
import { blockTexts, misalignedText } from './block-text.ts';
import { tab } from './indentation.ts';
import { openQuote } from './quotes.ts';
import type { Context, Repair } from './repair-rule.ts';
import { PREVENTIVE_RULES, REPAIR_RULES } from './rules.ts';

const MAX_REPAIRS = 50;
/** The mistake is on the line of the syntax error or a little above. */
const LINES_BACK = 30;
/** Bounds the time on a long file with many mistakes: the rest gets general messages. */
const MAX_PARSES = 400;
const MAX_LINES_PARSED = 60_000;

/** The number of schema issues of a value: among several readings of a text, the one with the fewest is taken. */
export type CountIssues = (value: unknown) => number;

/** What a text is read for. */
export interface Reader {
  countIssues: CountIssues;
  /** That of its kind of file. */
  schema: z.core.$ZodType | undefined;
}

export interface RepairedDocument {
  lines: readonly string[];
  parsed: Parsed;
  /** The repair of each line that was replaced, by its number in the file, in the order in which they were found. */
  repairs: ReadonlyMap<number, Repair>;
  /** Number in the file of a line of `lines`: a repair may cut a line in two. */
  writtenLine(line: number): number;
  /** The syntax error that no rule repairs. */
  syntaxError: YamlSyntaxError | undefined;
}

/** Parses the lines, each mistake replaced by its most likely repair. */
export function parseWithRepairs(written: readonly string[], { schema, countIssues }: Reader): RepairedDocument {
  const budget = { parses: Math.min(MAX_PARSES, MAX_LINES_PARSED / written.length) };
  const placed = schema ? placeFields(written, schema, (moved) => scoreOf(parse(moved), countIssues)) : undefined;
  const repairs = new Map(placed?.repairs);
  const lines = placed?.lines ?? written;
  let repaired = lines;
  let parsed = parse(repaired);
  let syntaxError = syntaxErrorIn(parsed);
  const { texts, ends } = blockTexts(lines);
  const suspects = [...lines.entries()].filter(
    ([index, line]) => syntaxError !== undefined || ends.has(index + 1) || SUSPECT.test(line),
  );
  let continued: ReadonlySet<number> | undefined;
  for (const [index, line] of suspects) {
    const number = index + 1;
    if (texts.has(number) || repairs.has(number)) continue;
    const context = contextOf(lines, number);
    const repair = PREVENTIVE_RULES.map((rule) => rule(line, context)).find((found) => found !== undefined);
    if (repair?.repaired[0] === undefined) continue;
    continued ??= syntaxError ? new Set() : continuationLines(parsed);
    if (continued.has(number)) continue;
    repaired = apply(repairs, repair, number, repaired, repair.repaired[0]);
  }
  if (repairs.size > 0) {
    parsed = parse(repaired);
    syntaxError = syntaxErrorIn(parsed);
  }
  while (syntaxError && repairs.size < MAX_REPAIRS) {
    const candidate = findRepair(repaired, syntaxError.line, repairs, countIssues, budget);
    if (!candidate) break;
    ({ parsed } = candidate);
    repaired = apply(repairs, candidate.repair, candidate.line, repaired, candidate.replacement);
    syntaxError = syntaxErrorIn(parsed);
  }
  const writtenLine = (line: number) => line - (placed?.added.filter((added) => added <= line).length ?? 0);
  return {
    lines: repaired,
    parsed,
    repairs: new Map([...repairs].map(([line, repair]) => [writtenLine(line), repair])),
    writtenLine,
    syntaxError,
  };
}

/** Replaces `line`, and as many lines after it as `replacement` has. */
function apply(
  repairs: Map<number, Repair>,
  repair: Repair,
  line: number,
  lines: readonly string[],
  replacement: string,
) {
  const replaced = replacement.split('\n');
  const applied = { ...repair, applied: { text: replacement, lines: replaced.length } };
  for (const index of replaced.keys()) repairs.set(line + index, applied);
  return lines.toSpliced(line - 1, replaced.length, ...replaced);
}

/** Lines that a preventive rule may apply to; most files have none. */
const SUSPECT = /[\u00a0\u202f\u2007\u2009]|^[ \t]*[–—−•·▪]|[:-][ \t]+\{/;

/** Numbers of the lines that continue a plain or quoted scalar. */
function continuationLines({ document, lineCounter }: Parsed): Set<number> {
  const continued = new Set<number>();
  visit(document, {
    Scalar(_key, { range, type }) {
      if (!range || type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') return;
      const last = lineCounter.linePos(range[1]).line;
      for (let line = lineCounter.linePos(range[0]).line + 1; line <= last; line++) continued.add(line);
    },
  });
  return continued;
}

function contextOf(lines: readonly string[], line: number): Context {
  const isNotBlank = (near: string) => near.trim() !== '';
  return {
    before: lines
      .slice(Math.max(0, line - 6), line - 1)
      .filter(isNotBlank)
      .reverse(),
    after: lines.slice(line).find(isNotBlank) ?? '',
    above: lines.slice(Math.max(0, line - 1 - LINES_BACK), line - 1),
    below: lines.slice(line, line + LINES_BACK),
  };
}

/** The last quote before the end of line `last` that is not closed. */
export function openedBefore(lines: readonly string[], last: number): { line: number; repair: Repair } | undefined {
  for (let line = Math.min(last, lines.length); line > 0; line--) {
    const repair = openQuote(lines[line - 1] ?? '', contextOf(lines, line));
    if (repair) return { line, repair: { ...repair, suggestion: undefined } };
  }
  return undefined;
}

interface Candidate extends Score {
  line: number;
  repair: Repair;
  replacement: string;
  parsed: Parsed;
}

/** The repair with the best score, at the line of a syntax error or above; of equal ones the nearest to the error. */
function findRepair(
  lines: readonly string[],
  errorLine: number,
  known: ReadonlyMap<number, Repair>,
  countIssues: CountIssues,
  budget: { parses: number },
): Candidate | undefined {
  const { texts } = blockTexts(lines);
  const last = Math.min(errorLine, lines.length);
  let best: Candidate | undefined;
  for (let line = last; line > Math.max(0, last - LINES_BACK); line--) {
    const written = lines[line - 1] ?? '';
    if (known.has(line) || (texts.has(line) && line < last) || /^\s*(?:#|$)/.test(written)) continue;
    const context = contextOf(lines, line);
    for (const rule of texts.has(line) ? [misalignedText] : REPAIR_RULES) {
      const repair = rule(written, context);
      for (const replacement of repair?.repaired ?? []) {
        const replaced = replacement.split('\n');
        const parsed = parse(lines.toSpliced(line - 1, replaced.length, ...replaced));
        const score = scoreOf(parsed, countIssues);
        budget.parses -= 1;
        if (budget.parses < 0) return best;
        if (!repair || score.parsedUntil <= last || (best && compare(score, best) <= 0)) continue;
        best = { line, repair, replacement, parsed, ...score };
        // A tab may stand for any indentation: the best score wins.
        if (score.issueCount === 0 || rule !== tab) return best;
      }
    }
  }
  return best;
}

function scoreOf(parsed: Parsed, countIssues: CountIssues): Score {
  const next = syntaxErrorIn(parsed);
  if (next) return { parsedUntil: next.line, issueCount: Number.POSITIVE_INFINITY };
  // What is left are duplicate keys.
  const issueCount = issueCountOf(parsed, countIssues) + parsed.document.errors.length;
  return { parsedUntil: Number.POSITIVE_INFINITY, issueCount };
}

/** Aliases are not expanded: the value may exceed the memory. */
const issueCountOf = ({ document }: Parsed, countIssues: CountIssues): number =>
  sharedNodes(document).length > 0 ? Number.MAX_SAFE_INTEGER : countIssues(document.toJS());
