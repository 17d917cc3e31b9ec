import { isScalar } from 'yaml';
import type { z } from 'zod';
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
import { inside, offsetsOf, offsetsOfMissing } from './ranges.ts';
import { type CountIssues, Reading } from './reading.ts';
import { repaired } from './repair/repair.ts';
import { type Repair, TABBED } from './repair/repair-rule.ts';
import { offsetsOfPart, replacementOfPart } from './text-parts.ts';

const UNREADABLE = 'YAML illisible ici : vérifie les retraits, les guillemets et les deux-points';
/** For syntax errors that no repair rule explains, by the code or the words of yaml. */
const SYNTAX_ERRORS: readonly (readonly [RegExp, string])[] = [
  [/Missing closing/, 'il manque un guillemet : ferme le texte qui en a un au début, ici ou plus haut'],
  [
    / end with a [\]}]/,
    'il manque un crochet (]) ou une accolade (}), ou la ligne est trop à gauche : ferme ce qui est ouvert, ici ou plus haut, ou décale cette ligne vers la droite si c’est fermé',
  ],
  [/Missing , or : between flow map/, 'il manque une virgule ou deux-points juste avant'],
  [/Missing , /, 'il manque une virgule juste avant'],
  [/Implicit map keys/, 'il manque deux-points après le nom du champ, ou la ligne est mal alignée avec un texte'],
  [/item without -/, 'il manque le tiret (-) d’un élément de liste, ou la ligne est mal alignée'],
  [/Comments must/, 'il manque une espace devant « # »'],
  [/^BAD_INDENT/, 'retrait incorrect : aligne cette ligne avec ses voisines'],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    'cette ligne et les suivantes ne vont pas ensemble : il manque sans doute un tiret, ou la ligne au-dessus (« days: », « exercises: »…), ou le retrait a bougé',
  ],
  [
    /^MULTIPLE_DOCS/,
    '« --- » ou « ... » sépare deux documents : un fichier n’en contient qu’un, retire ces trois signes',
  ],
  [
    /^MULTILINE_IMPLICIT_KEY/,
    'ligne mal alignée, deux-points manquant après le nom du champ, ou virgule manquante entre accolades',
  ],
];

/** What the value of a file is expected to be, which ranks what an ambiguous text may stand for. */
export interface ExpectedSchema {
  countIssues: CountIssues;
  /** That of its kind of file. */
  schema: z.core.$ZodType | undefined;
}

const NO_SCHEMA: ExpectedSchema = { schema: undefined, countIssues: () => 0 };

/** A parsed YAML file: its value, the way back from the value to the text, and the diagnostics of the syntax. */
export interface ParsedFile {
  /** Undefined when the file can't be parsed to its end. */
  value: unknown;
  lines: readonly string[];
  diagnostics: readonly Diagnostic[];
  /** Numbers of the lines whose meaning is uncertain: they were repaired, or merged with others. */
  guessed: ReadonlySet<number>;
  /** Of a field that is missing: where it belongs, the end of the field above. */
  rangeAt(path: ValuePath, valuePart?: ValuePart): Range;
  /** The edit that puts `text` in the place of a key or a value; undefined where its line is not as it was written. */
  replacementAt(path: ValuePath, text: string, valuePart?: ValuePart): TextEdit | undefined;
}

/** The value, its key, or a part of its text. */
type ValuePart = Pick<ValueDiagnostic, 'key' | 'part' | 'isCertain'>;

/** Finds the text of a value by its path. */
type Locator = Pick<ParsedFile, 'rangeAt' | 'replacementAt'>;

interface ParsedLines extends Pick<ParsedFile, 'value' | 'guessed'>, Locator {
  diagnostics: readonly TextDiagnostic[];
}

/** Never throws: whatever the text is, the answer is a value or diagnostics. */
export function parseFile(file: ContentFile, expected: ExpectedSchema = NO_SCHEMA): ParsedFile {
  const { lines, editorWarnings, invisible, undecodable } = splitLines(file);
  const parsed = undecodable ? unparsed([undecodable]) : parseSafely(lines, expected);
  const toDiagnostic = (severity: Diagnostic['severity'], found: TextDiagnostic): Diagnostic => ({
    code: 'yaml',
    severity,
    file: file.path,
    ...found,
    codeFrame: codeFrameOf(lines, found.range),
  });
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

function parseSafely(lines: readonly string[], expected: ExpectedSchema): ParsedLines {
  try {
    return parseLines(lines, expected);
  } catch {
    // Thousands of nested lists overflow the parser's stack.
    return unparsed([{ range: FILE_START, message: 'fichier illisible : simplifie ce qui s’y emboîte' }]);
  }
}

function parseLines(lines: readonly string[], { schema, countIssues }: ExpectedSchema): ParsedLines {
  const { reading, repairs } = repaired(new Reading(lines, countIssues), schema);
  const guessed = new Set(repairs.keys());
  const diagnostics = repairDiagnostics(lines, repairs);
  const { syntaxError, value, shared } = reading;
  if (syntaxError) {
    const { reason, column } = syntaxError;
    const [, message = UNREADABLE] = SYNTAX_ERRORS.find(([pattern]) => pattern.test(reason)) ?? [];
    const range = inside(lines, { line: reading.parsedUntil, column, endColumn: column + 1 });
    return unparsed([...diagnostics, { range, message }], guessed);
  }
  const misread = [...duplicateKeys(reading, schema), ...misreadValues(reading)]
    .map(({ message, suggestion, replaced, isCertain = false, ...offsets }) => ({
      range: reading.rangeOf(offsets),
      message,
      suggestion,
      edit: suggestion !== undefined && replaced ? reading.editOf(replaced, suggestion, isCertain) : undefined,
    }))
    .filter(({ range }) => !guessed.has(range.line));
  const sharing = shared
    .map(reading.rangeOf)
    .filter(({ line }, index, ranges) => line !== ranges[index - 1]?.line)
    .map((range) => ({ range, message: 'ancre (&) ou alias (*) : recopie plutôt la valeur' }));
  const all = [...diagnostics, ...misread, ...sharing];
  if (shared.length > 0) return unparsed(all, guessed);
  reading.forget();
  return { value, diagnostics: all, guessed, ...locatorOf(reading, schema) };
}

const locatorOf = (reading: Reading, schema: ExpectedSchema['schema']): Locator => ({
  rangeAt(path, { key = false, part } = {}) {
    const { document, source } = reading.parsed;
    const within = part && offsetsOfPart(source, document.getIn(path, true), part);
    const fields = keysOf(schema && schemaAt(schema, path.slice(0, -1)));
    return reading.rangeOf(
      within ?? offsetsOfMissing(document, path, fields, source) ?? offsetsOf(document, path, key),
    );
  },
  replacementAt(path, text, { key = false, part, isCertain } = {}) {
    const { document, source } = reading.parsed;
    const node = document.getIn(path, true);
    if (part) {
      const replacement = replacementOfPart(source, node, part, text);
      return replacement && reading.editOf(replacement.offsets, replacement.text, isCertain ?? false);
    }
    const replaced = offsetsOf(document, path, key);
    const before = source.slice(replaced.start, replaced.end);
    if (!key && (!isScalar(node) || before.includes('\n'))) return undefined;
    return reading.editOf(replaced, text, isCertain ?? isSameMeaning(before, text));
  },
});

/** Consecutive lines of one repair, or indented with tabs, are reported once. */
function repairDiagnostics(lines: readonly string[], repairs: ReadonlyMap<number, Repair>): TextDiagnostic[] {
  return [...repairs]
    .filter(([line, repair]) => {
      const above = repairs.get(line - 1);
      return above !== repair && !(repair.message === TABBED && above?.message === TABBED);
    })
    .map(([line, { start, end, message, suggestion, applied, isCertain = false }]) => {
      const endLine = line + (applied?.lines ?? 1) - 1;
      const endColumn = (lines[endLine - 1] ?? '').length + 1;
      return {
        range: inside(lines, { line, column: start + 1, endColumn: end + 1 }),
        message,
        suggestion,
        edit: applied && { line, column: 1, endLine, endColumn, text: applied.text, isCertain },
      };
    });
}
