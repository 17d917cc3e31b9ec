import { type ErrorCode, isScalar } from 'yaml';
import {
  type Diagnostic,
  FILE_START,
  type Range,
  type TextDiagnostic,
  type TextEdit,
  type ValueDiagnostic,
  type ValuePath,
} from '../diagnostic.ts';
import { isSameMeaning } from '../nearest.ts';
import { keysOf, schemaAt } from '../schema-tree.ts';
import { codeFrameOf } from './code-frame.ts';
import { type ContentFile, splitLines } from './encoding.ts';
import { duplicateKeys, misreadValues } from './misreadings.ts';
import { fieldAbove, inside, lastCharacterOf, offsetsOf } from './ranges.ts';
import { TABBED } from './repair/indentation.ts';
import { openedBefore, parseWithRepairs, type Reader, type RepairedDocument } from './repair/repair.ts';
import type { Repair } from './repair/repair-rule.ts';
import { offsetsOfPart, replacementOfPart } from './text-parts.ts';
import { type Offsets, type Parsed, parse, sharedNodes } from './yaml.ts';

const UNREADABLE = 'YAML illisible ici : vérifie les retraits, les guillemets et les deux-points';
/** For syntax errors that no repair rule explains. */
const SYNTAX_ERRORS: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'retrait incorrect : aligne cette ligne avec ses voisines',
  BLOCK_AS_IMPLICIT_KEY:
    'cette ligne et les suivantes ne vont pas ensemble : il manque sans doute un tiret, ou la ligne au-dessus (« days: », « exercises: »…), ou le retrait a bougé',
  MISSING_CHAR:
    'il manque un guillemet, un crochet ou deux-points, ou la ligne est mal alignée : ferme ce qui est ouvert plus haut',
  MULTILINE_IMPLICIT_KEY: 'ligne mal alignée, ou deux-points manquant après le nom du champ',
  MULTIPLE_DOCS: '« --- » commence un second document : un fichier n’en contient qu’un',
};
const ANY_VALUE: Reader = { schema: undefined, countIssues: () => 0 };

/** A parsed YAML file: its value, the way back from the value to the text, and the diagnostics of the syntax. */
export interface ParsedFile {
  /** Undefined when the file can't be parsed to its end. */
  value: unknown;
  lines: readonly string[];
  diagnostics: readonly Diagnostic[];
  /** Numbers of the lines whose meaning is uncertain: they were repaired, or merged with others. */
  guessed: ReadonlySet<number>;
  /** Of a field that is missing: where it belongs, the end of the field above. */
  rangeAt(path: ValuePath, place?: ValuePart): Range;
  /** The edit that puts `text` in the place of a key or a value; undefined where its line is not as it was written. */
  replacementAt(path: ValuePath, text: string, place?: ValuePart): TextEdit | undefined;
}

/** The value, its key, or a part of its text. */
type ValuePart = Pick<ValueDiagnostic, 'key' | 'part' | 'isCertain'>;

interface ParsedLines extends Pick<ParsedFile, 'value' | 'guessed' | 'rangeAt' | 'replacementAt'> {
  diagnostics: readonly TextDiagnostic[];
}

/**
 * Never throws: whatever the text is, the answer is a value or diagnostics. The reader ranks the values that an
 * ambiguous text may stand for.
 */
export function parseFile(file: ContentFile, reader: Reader = ANY_VALUE): ParsedFile {
  const { lines, editorWarnings, invisible, undecodable } = splitLines(file);
  const parsed = undecodable ? unparsed([undecodable]) : parseSafely(lines, reader);
  const toDiagnostic = (severity: Diagnostic['severity'], found: TextDiagnostic): Diagnostic => {
    const { range, message, suggestion, edit } = found;
    return {
      code: 'yaml',
      severity,
      file: file.path,
      range,
      message,
      suggestion,
      edit,
      codeFrame: codeFrameOf(lines, range),
    };
  };
  return {
    ...parsed,
    lines,
    diagnostics: [
      ...editorWarnings.map((message) => toDiagnostic('warning', { range: FILE_START, message })),
      ...[...invisible, ...parsed.diagnostics].map((found) => toDiagnostic('error', found)),
    ],
  };
}

const unparsed = (diagnostics: readonly TextDiagnostic[], guessed: ReadonlySet<number> = new Set()): ParsedLines => ({
  value: undefined,
  diagnostics,
  guessed,
  rangeAt: () => FILE_START,
  replacementAt: () => undefined,
});

function parseSafely(lines: readonly string[], reader: Reader): ParsedLines {
  try {
    return parseLines(lines, reader);
  } catch {
    // Thousands of nested lists overflow the parser's stack.
    return unparsed([{ range: FILE_START, message: 'fichier illisible : simplifie ce qui s’y emboîte' }]);
  }
}

function parseLines(lines: readonly string[], reader: Reader): ParsedLines {
  const repaired = parseWithRepairs(lines, reader);
  const { parsed, syntaxError, writtenLine } = repaired;
  const guessed = new Set(repaired.repairs.keys());
  const toRange = rangeConverter(lines, repaired, parsed);
  const toEdit = editConverter(lines, repaired, parsed);
  const diagnostics = repairDiagnostics(lines, repaired);
  if (syntaxError) {
    const { code, column } = syntaxError;
    const line = writtenLine(syntaxError.line);
    const opened = code === 'MISSING_CHAR' ? openedBefore(lines, line) : undefined;
    const range = inside(lines, { line, column, endColumn: column + 1 });
    const last = opened
      ? repairDiagnostic(lines, opened.line, opened.repair)
      : { range, message: SYNTAX_ERRORS[code] ?? UNREADABLE };
    return unparsed([...diagnostics, last], guessed);
  }
  const { document, lineCounter } = parsed;
  const lineAt = (offset: number) => writtenLine(lineCounter.linePos(offset).line);
  const misread = [...duplicateKeys(document, lineAt, reader.schema), ...misreadValues(document, repaired.lines)]
    .map(({ message, suggestion, replaced, isCertain = false, ...offsets }) => ({
      range: toRange(offsets),
      message,
      suggestion,
      edit: suggestion !== undefined && replaced ? toEdit(replaced, suggestion, isCertain) : undefined,
    }))
    .filter(({ range }) => !guessed.has(range.line));
  const shared = lines.some((line) => /[&*]/.test(line)) ? sharedNodes(document).map(toRange) : [];
  const sharing = shared
    .filter(({ line }, index) => line !== shared[index - 1]?.line)
    .map((range) => ({ range, message: 'ancre (&) ou alias (*) : recopie plutôt la valeur' }));
  const all = [...diagnostics, ...misread, ...sharing];
  // Aliases are not expanded: the value may exceed the memory.
  if (shared.length > 0) return unparsed(all, guessed);
  return { value: document.toJS(), diagnostics: all, guessed, ...rangesByPath(lines, repaired, reader.schema) };
}

/** Parses `repaired` again when a range is asked for: keeping every document costs more than the few that are needed. */
function rangesByPath(
  lines: readonly string[],
  { lines: repairedLines, writtenLine }: RepairedLines,
  schema: Reader['schema'],
): Pick<ParsedFile, 'rangeAt' | 'replacementAt'> {
  const repaired = { lines: repairedLines, writtenLine };
  let memoized: (Parsed & { source: string }) | undefined;
  const parsedAgain = () => {
    memoized ??= { ...parse(repairedLines), source: repairedLines.join('\n') };
    return memoized;
  };
  return {
    rangeAt(path, { key = false, part } = {}) {
      const parsed = parsedAgain();
      const { document, lineCounter, source } = parsed;
      const toRange = rangeConverter(lines, repaired, parsed);
      const within = part && offsetsOfPart(source, document.getIn(path, true), part);
      if (within) return toRange(within);
      const fields = schema && keysOf(schemaAt(schema, path.slice(0, -1)));
      const above = fieldAbove(document, path, fields ?? []);
      const field = offsetsOf(document, above ?? path, key || above !== undefined);
      const line = above ? lineCounter.linePos(lastCharacterOf(document, above, source)).line : 0;
      if (line <= lineCounter.linePos(field.start).line) return toRange(field);
      const { length } = repairedLines[line - 1] ?? '';
      return inside(lines, { line: writtenLine(line), column: length, endColumn: length + 1 });
    },
    replacementAt(path, text, { key = false, part, isCertain } = {}) {
      const parsed = parsedAgain();
      const { document, source } = parsed;
      const toEdit = editConverter(lines, repaired, parsed);
      const node = document.getIn(path, true);
      if (part) {
        const replacement = replacementOfPart(source, node, part, text);
        return replacement && toEdit(replacement.offsets, replacement.text, isCertain ?? false);
      }
      if (!key && !isOneLine(node, parsed)) return undefined;
      const replaced = offsetsOf(document, path, key);
      return toEdit(replaced, text, isCertain ?? isSameMeaning(source.slice(replaced.start, replaced.end), text));
    },
  };
}

/** The parsed lines, with their numbers in the file. */
type RepairedLines = Pick<RepairedDocument, 'lines' | 'writtenLine'>;

const isAsWritten = (line: number, written: readonly string[], { lines, writtenLine }: RepairedLines) =>
  written[writtenLine(line) - 1] === lines[line - 1];

/** Gives an edit of the file; none where its lines are not as they were written. */
function editConverter(lines: readonly string[], repaired: RepairedLines, { lineCounter }: Parsed) {
  return ({ start, end }: Offsets, text: string, isCertain: boolean): TextEdit | undefined => {
    const [from, to] = [lineCounter.linePos(start), lineCounter.linePos(end)];
    for (let { line } = from; line <= to.line; line++) if (!isAsWritten(line, lines, repaired)) return undefined;
    const [line, endLine] = [repaired.writtenLine(from.line), repaired.writtenLine(to.line)];
    return { line, column: from.col, endLine, endColumn: to.col, text, isCertain };
  };
}

const isOneLine = (node: unknown, { lineCounter }: Parsed) =>
  isScalar(node) &&
  node.range != null &&
  lineCounter.linePos(node.range[0]).line === lineCounter.linePos(node.range[1]).line;

function rangeConverter(lines: readonly string[], { writtenLine }: RepairedLines, { lineCounter }: Parsed) {
  return ({ start, end }: Offsets): Range => {
    const from = lineCounter.linePos(start);
    const to = lineCounter.linePos(end);
    const line = writtenLine(from.line);
    const endColumn = to.line === from.line ? to.col : (lines[line - 1]?.length ?? 0) + 1;
    return inside(lines, { line, column: from.col, endColumn });
  };
}

const repairDiagnostic = (lines: readonly string[], line: number, repair: Repair): TextDiagnostic => ({
  range: inside(lines, { line, column: repair.start + 1, endColumn: repair.end + 1 }),
  message: repair.message,
  suggestion: repair.suggestion,
  edit:
    repair.applied && !repair.isIncomplete
      ? {
          line,
          column: 1,
          endLine: line + repair.applied.lines - 1,
          endColumn: (lines[line + repair.applied.lines - 2] ?? '').length + 1,
          text: repair.applied.text,
          isCertain: repair.isCertain ?? false,
        }
      : undefined,
});

/** Consecutive lines of one repair, or indented with tabs, are reported once. */
function repairDiagnostics(lines: readonly string[], { repairs }: RepairedDocument): TextDiagnostic[] {
  return [...repairs]
    .filter(([line, repair]) => {
      const above = repairs.get(line - 1);
      return above !== repair && !(repair.message === TABBED && above?.message === TABBED);
    })
    .map(([line, repair]) => repairDiagnostic(lines, line, repair));
}
