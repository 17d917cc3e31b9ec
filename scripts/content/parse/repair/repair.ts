import { visit } from 'yaml';
import type { z } from 'zod';
import { placeFields } from '../layout/place-fields.ts';
import { LayoutScan } from '../layout/scan.ts';
import type { Reading } from '../reading.ts';
import { blockTexts, missingBlockMarker, textOnMarker } from './block-text.ts';
import { ODD_SPACE, oddSpace } from './indentation.ts';
import { secondDocument } from './punctuation.ts';
import {
  colonInText,
  missingComma,
  openBracket,
  openQuote,
  referenceStart,
  reservedStart,
  textAfterQuote,
} from './quotes.ts';
import { note, type Repair, type RepairRule } from './repair-rule.ts';

/** Likelier rules first: the first that lets the parsing go on is reported. */
const REPAIR_RULES: readonly RepairRule[] = [
  missingBlockMarker,
  secondDocument,
  textAfterQuote,
  openQuote,
  openBracket,
  missingComma,
  textOnMarker,
  reservedStart,
  colonInText,
];
/** The mistake is on the line of the syntax error or a little above; a quote may have been opened anywhere above. */
const LINES_BACK = 30;
const FAR_RULES: readonly RepairRule[] = [openQuote];
/** Bounds the time on a long file with many mistakes: the rest gets general messages. */
const MAX_PARSES = 400;
const MAX_LINES_PARSED = 60_000;

/** The lines with each mistake replaced by its most likely repair. */
interface Repaired {
  reading: Reading;
  /** The repair of each line that was replaced, by its number in the file, in the order in which they were found. */
  repairs: ReadonlyMap<number, Repair>;
}

export function repaired(written: Reading, schema: z.core.$ZodType | undefined): Repaired {
  const repairs = new Map<number, Repair>();
  const spaced = withSpacesAndReferencesRepaired(written, repairs);
  const misplaced = schema ? new LayoutScan(spaced.lines, schema).misplaced : [];
  const placed = placeFields(spaced, misplaced, repairs);
  const budget = { parses: Math.min(MAX_PARSES, MAX_LINES_PARSED / placed.lines.length) };
  let reading = placed;
  for (let next: Reading | undefined = placed; next; next = withNextRepair(reading, repairs, budget)) reading = next;
  if (reading === placed || reading.syntaxError) return { reading, repairs };
  // What may well be right where it stands can be judged now.
  const left = misplaced.filter(({ index, isPlausible }) => isPlausible && !repairs.has(index + 1));
  return { reading: placeFields(reading, left, repairs), repairs };
}

/** Lines that YAML may accept and misread; most files have none. */
const ODD_SPACE_OR_REFERENCE = new RegExp(`${ODD_SPACE.source}|[:-][ \\t]+\\{`);

function withSpacesAndReferencesRepaired(written: Reading, repairs: Map<number, Repair>): Reading {
  let reading = written;
  let texts: ReadonlySet<number> | undefined;
  for (const [index, line] of written.lines.entries()) {
    if (!ODD_SPACE_OR_REFERENCE.test(line)) continue;
    const repair = oddSpace(line, []) ?? referenceStart(line, written.lines.slice(index + 1));
    texts ??= repair && textLines(written);
    if (!repair || repairs.has(index + 1) || texts?.has(index + 1)) continue;
    const replaced = (repair.repaired[0] ?? line).split('\n');
    note(repairs, repair, index + 1, replaced.length, replaced);
    reading = reading.with(index, replaced);
  }
  return reading;
}

/** Numbers of the lines that go on with a text. */
function textLines({ lines, syntaxError, parsed }: Reading): Set<number> {
  const texts = blockTexts(lines);
  if (syntaxError) return texts;
  visit(parsed.document, {
    Scalar(_key, { range, type }) {
      if (!range || type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') return;
      const last = parsed.lineCounter.linePos(range[1]).line;
      for (let line = parsed.lineCounter.linePos(range[0]).line + 1; line <= last; line++) texts.add(line);
    },
  });
  return texts;
}

/** With the repair at the line of the syntax error, or the nearest above, with which the parsing goes on. */
function withNextRepair(
  reading: Reading,
  repairs: Map<number, Repair>,
  budget: { parses: number },
): Reading | undefined {
  const { lines, syntaxError } = reading;
  if (!syntaxError) return undefined;
  const texts = blockTexts(lines);
  const last = Math.min(syntaxError.line, lines.length);
  for (let index = last - 1; index >= 0; index--) {
    const line = lines[index] ?? '';
    const number = reading.numberOf(index);
    if (repairs.has(number) || texts.has(index + 1) || /^\s*(?:#|$)/.test(line)) continue;
    const below = lines.slice(index + 1, index + 1 + LINES_BACK);
    for (const rule of last - index > LINES_BACK ? FAR_RULES : REPAIR_RULES) {
      const repair = rule(line, below);
      for (const replacement of repair?.repaired ?? []) {
        const replaced = replacement.split('\n');
        const tried = reading.with(index, replaced);
        budget.parses -= 1;
        if (budget.parses < 0) return undefined;
        if (!repair || tried.parsedUntil <= reading.parsedUntil) continue;
        note(repairs, repair, number, replaced.length, replaced);
        return tried;
      }
    }
  }
  return undefined;
}
