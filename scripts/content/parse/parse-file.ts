import { isScalar } from 'yaml';
import {
  FILE_START,
  type Range,
  type TextDiagnostic,
  type TextEdit,
  type ValueDiagnostic,
  type ValuePath,
} from '../diagnostic.ts';
import { isSameMeaning } from '../nearest.ts';
import { keysOf, type Schema, schemaAt } from '../schema-tree.ts';
import { type ContentFile, linesOf } from './encoding.ts';
import { firstSyntaxError } from './first-syntax-error.ts';
import { inside, offsetsOf, offsetsOfMissing } from './ranges.ts';
import { offsetsOfPart, replacementOfPart } from './text-parts.ts';
import { type Offsets, type Parsed, parse, yamlError } from './yaml.ts';

/** A parsed YAML file. */
export interface ParsedFile extends Partial<ReturnType<typeof locatorOf>> {
  /** Undefined when the file has a syntax error. */
  value: unknown;
  lines: readonly string[];
  /** The first one: what follows is not judged. */
  syntaxError: TextDiagnostic | undefined;
}

/** The value, its key, or a part of its text. */
type ValuePart = Pick<ValueDiagnostic, 'key' | 'part' | 'isCertain'>;

/** Never throws: whatever the text is, the answer is a value or a syntax error. */
export function parseFile(file: ContentFile, schema: Schema): ParsedFile {
  const lines = linesOf(file.text);
  const diagnostic = firstSyntaxError(lines, schema);
  if (diagnostic) return unparsed(lines, diagnostic);
  try {
    const parsed = parse(lines.join('\n'));
    const error = yamlError(parsed);
    if (error) return unparsed(lines, { range: rangeOf(error, parsed, lines), message: error.message });
    return { value: parsed.document.toJS(), lines, syntaxError: undefined, ...locatorOf(parsed, lines, schema) };
  } catch {
    // Thousands of nested lists overflow the parser's stack.
    return unparsed(lines, { range: FILE_START, message: 'fichier illisible : simplifie ce qui s’y emboîte' });
  }
}

const unparsed = (lines: readonly string[], { range, ...found }: TextDiagnostic): ParsedFile => ({
  value: undefined,
  lines,
  syntaxError: { range: inside(lines, range), ...found },
});

function rangeOf({ start, end }: Offsets, { lineCounter }: Parsed, lines: readonly string[]): Range {
  const [from, to] = [lineCounter.linePos(start), lineCounter.linePos(end)];
  const endColumn = to.line === from.line ? to.col : Number.POSITIVE_INFINITY;
  return inside(lines, { line: from.line, column: from.col, endColumn });
}

function editOf({ start, end }: Offsets, text: string, isCertain: boolean, { lineCounter }: Parsed): TextEdit {
  const [from, to] = [lineCounter.linePos(start), lineCounter.linePos(end)];
  return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col, text, isCertain };
}

/** The way back from the value of a file to its text. */
const locatorOf = (parsed: Parsed, lines: readonly string[], schema: Schema) => ({
  /** Of a field that is missing: where it belongs, the end of the field above. */
  rangeAt(path: ValuePath, { key = false, part }: ValuePart = {}): Range {
    const { document, source } = parsed;
    const within = part && offsetsOfPart(source, document.getIn(path, true), part);
    const fields = keysOf(schemaAt(schema, path.slice(0, -1)));
    const offsets = within ?? offsetsOfMissing(parsed, path, fields) ?? offsetsOf(document, path, key);
    return rangeOf(offsets, parsed, lines);
  },
  /** The edit that puts `text` in the place of a key or a value; undefined of a value of several lines. */
  editAt(path: ValuePath, text: string, { key = false, part, isCertain }: ValuePart = {}): TextEdit | undefined {
    const { document, source } = parsed;
    const node = document.getIn(path, true);
    if (part) {
      const replacement = replacementOfPart(source, node, part, text);
      return replacement && editOf(replacement.offsets, replacement.text, isCertain ?? false, parsed);
    }
    const replaced = offsetsOf(document, path, key);
    const before = source.slice(replaced.start, replaced.end);
    if (!key && (!isScalar(node) || before.includes('\n'))) return undefined;
    return editOf(replaced, text, isCertain ?? isSameMeaning(before, text), parsed);
  },
});
