import { isUtf8 } from 'node:buffer';
import {
  type Document,
  type ErrorCode,
  isAlias,
  isCollection,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from 'yaml';
import { type Finding, type Place, START, type ValuePath } from './finding.ts';
import { frameOf } from './frame.ts';
import { KNOWN_KEYS } from './kinds.ts';
import { quoted, type Slip, TRAPS } from './traps.ts';

const UNREADABLE = 'YAML illisible ici : vérifie les retraits, les guillemets et les deux-points';
/** For what no trap knows better. */
const YAML_FAULTS: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'retrait incorrect : aligne cette ligne avec ses voisines',
  BLOCK_AS_IMPLICIT_KEY:
    'deux-points suivi d’une espace dans un texte (mets-le entre guillemets doubles), ou ligne mal alignée',
  MISSING_CHAR:
    'il manque un guillemet, un crochet ou deux-points, ou la ligne est mal alignée : ferme ce qui est ouvert plus haut',
  MULTILINE_IMPLICIT_KEY: 'ligne mal alignée, ou deux-points manquant après la clé',
  MULTIPLE_DOCS: '« --- » commence un second document : un fichier n’en contient qu’un',
};
/** Whoever has more starts with these. */
const MOST_SLIPS = 50;
/** A slip stands where YAML stumbles, or a little before. */
const LINES_BACK = 30;

/** A YAML file as read: its value, the way back from the value to the text, and what YAML itself says against it. */
export interface SourceFile {
  /** Undefined when the file could not be read, or only up to a point. */
  value: unknown;
  lines: readonly string[];
  findings: readonly Finding[];
  /** Numbers of the lines that were not read as they stand, but as they were probably meant. */
  guessed: ReadonlySet<number>;
  place(path: ValuePath, options?: { key?: boolean }): Place;
}

/** Never throws: whatever the bytes are, the answer is a source or findings. */
export function parseSource(file: string, bytes: Uint8Array): SourceFile {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isUtf8(buffer)) return wronglyEncoded(file, buffer);
  const text = buffer.toString('utf8');
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n/);
  const habits = editorHabits(file, text, lines);
  try {
    return read(file, lines, habits);
  } catch {
    // The parser gives up on thousands of lists inside one another.
    return unreadable(file, lines, START, 'fichier illisible : simplifie ce qui s’y emboîte');
  }
}

function unreadable(file: string, lines: readonly string[], place: Place, message: string): SourceFile {
  const finding: Finding = { check: 'yaml', severity: 'error', file, ...place, message, frame: frameOf(lines, place) };
  return { value: undefined, lines, findings: [finding], guessed: new Set(), place: () => START };
}

function wronglyEncoded(file: string, buffer: Buffer): SourceFile {
  const lines = buffer.toString('latin1').split(/\r\n|\n/);
  const line = lines.findIndex((shown) => !isUtf8(Buffer.from(shown, 'latin1')));
  const shown = lines[line] ?? '';
  let column = 0;
  while (column < shown.length && isUtf8(Buffer.from(shown.slice(0, column + 1), 'latin1'))) column++;
  const place = { line: line + 1, column: column + 1, endColumn: column + 2 };
  return unreadable(file, lines, place, 'texte illisible : enregistre le fichier en UTF-8');
}

/** What an editor puts into a file unasked; it does no harm, but shows in the next comparison. */
function editorHabits(file: string, text: string, lines: readonly string[]): Finding[] {
  const told = (message: string): Finding => ({
    check: 'yaml',
    severity: 'warning',
    file,
    ...START,
    message,
    frame: frameOf(lines, START),
  });
  return [
    ...(text.startsWith('\ufeff')
      ? [told('marque d’ordre des octets (BOM) au début du fichier : enregistre-le en « UTF-8 sans BOM »')]
      : []),
    ...(text.includes('\r\n')
      ? [told('fins de ligne de Windows (CRLF) : enregistre le fichier avec des fins « LF »')]
      : []),
  ];
}

interface Parsed {
  document: Document.Parsed;
  lineCounter: LineCounter;
}

function parse(lines: readonly string[]): Parsed {
  const lineCounter = new LineCounter();
  return { document: parseDocument(lines.join('\n'), { lineCounter, prettyErrors: false }), lineCounter };
}

/** The first thing that keeps the file from being read; a key that stands twice does not. */
function faultOf({ document }: Parsed) {
  return [...document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY'), ...document.warnings].sort(
    (a, b) => a.pos[0] - b.pos[0],
  )[0];
}

function read(file: string, lines: readonly string[], habits: readonly Finding[]): SourceFile {
  const findings: Finding[] = [...habits];
  const tell = (place: Place, message: string, nearest?: string) =>
    findings.push({ check: 'yaml', severity: 'error', file, ...place, message, nearest, frame: frameOf(lines, place) });
  const guessed = new Set<number>();
  let meant = lines;
  let parsed = parse(meant);
  for (let fault = faultOf(parsed); fault; fault = faultOf(parsed)) {
    const { line, col } = parsed.lineCounter.linePos(fault.pos[0]);
    const mended = guessed.size < MOST_SLIPS ? mend(meant, line, guessed) : undefined;
    if (!mended) {
      // Where the reading stopped is beyond the last character when something stays open.
      const stopped = inside(lines, { line, column: col, endColumn: col + 1 });
      tell(stopped, YAML_FAULTS[fault.code] ?? UNREADABLE);
      return { value: undefined, lines, findings, guessed, place: () => START };
    }
    const { slip } = mended;
    guessed.add(mended.line);
    tell(
      inside(lines, { line: mended.line, column: slip.start + 1, endColumn: slip.end + 1 }),
      slip.message,
      slip.nearest,
    );
    ({ meant, parsed } = mended);
  }
  const { document, lineCounter } = parsed;
  const placeAt = (start: number, end: number): Place => {
    const from = lineCounter.linePos(start);
    const to = lineCounter.linePos(end);
    const endColumn = to.line === from.line ? to.col : (lines[from.line - 1]?.length ?? 0) + 1;
    return inside(lines, { line: from.line, column: from.col, endColumn });
  };
  for (const { start, end, message, nearest } of [...duplicates(document, lineCounter), ...silentSlips(document)]) {
    const place = placeAt(start, end);
    if (!guessed.has(place.line)) tell(place, message, nearest);
  }
  const shared = sharedNodes(document);
  for (const { start, end } of shared) {
    tell(placeAt(start, end), 'ancre (&) ou alias (*) : recopie plutôt la valeur');
  }
  return {
    // An alias may stand for more than memory holds.
    value: shared.length > 0 ? undefined : document.toJS(),
    lines,
    findings: onePerLine(findings),
    guessed,
    place: (path, { key = false } = {}) => placeAt(...rangeOf(document, path, key)),
  };
}

/** A text that was cut short is one slip, however many rules it breaks. */
function onePerLine(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ line, column }) => {
    const place = `${line}:${column}`;
    return !seen.has(place) && seen.add(place);
  });
}

interface Mended {
  line: number;
  slip: Slip;
  meant: readonly string[];
  parsed: Parsed;
}

/** Looks for the slip behind a fault that YAML tells of at `faultLine`: one whose mend brings the reading further. */
function mend(lines: readonly string[], faultLine: number, guessed: ReadonlySet<number>): Mended | undefined {
  const texts = blockTexts(lines);
  const last = Math.min(faultLine, lines.length);
  for (let line = last; line > Math.max(0, last - LINES_BACK); line--) {
    const written = lines[line - 1] ?? '';
    if (guessed.has(line) || texts.has(line) || /^\s*(?:#|$)/.test(written)) continue;
    const before = lines
      .slice(Math.max(0, line - 6), line - 1)
      .filter((near) => near.trim() !== '')
      .reverse();
    const after = lines.slice(line).find((near) => near.trim() !== '') ?? '';
    for (const trap of TRAPS) {
      const slip = trap(written, { before, after, knownKeys: KNOWN_KEYS });
      for (const guess of slip?.meant ?? []) {
        const meant = lines.with(line - 1, guess);
        const parsed = parse(meant);
        const next = faultOf(parsed);
        const reached = next ? parsed.lineCounter.linePos(next.pos[0]).line : Number.POSITIVE_INFINITY;
        if (slip && reached > last) return { line, slip, meant, parsed };
      }
    }
  }
  return undefined;
}

/** Numbers of the lines that are text after `>` or `|`, where nothing has a meaning for YAML. */
function blockTexts(lines: readonly string[]): Set<number> {
  const texts = new Set<number>();
  let indent = -1;
  for (const [index, line] of lines.entries()) {
    const width = /^ */.exec(line)?.[0].length ?? 0;
    if (indent >= 0 && (line.trim() === '' || width > indent)) {
      texts.add(index + 1);
      continue;
    }
    indent = /(?:^|\s)[|>][+-]?\d?\s*$/.test(line) ? (/^ *(?:- +)*(?=\S)/.exec(line)?.[0].length ?? 0) : -1;
    if (indent > 0 && /^ *(?:- +)*[|>]/.test(line)) indent = width;
  }
  return texts;
}

interface Slipped {
  start: number;
  end: number;
  message: string;
  nearest?: string | undefined;
}

function* duplicates(document: Document.Parsed, lineCounter: LineCounter): Generator<Slipped> {
  for (const { pos } of document.errors) {
    let first: Node | undefined;
    let repeated: Node | undefined;
    visit(document, {
      Map(_key, map) {
        for (const pair of map.items) {
          if (!isScalar(pair.key) || pair.key.range?.[0] !== pos[0]) continue;
          repeated = pair.key;
          const { value } = pair.key;
          first = map.items
            .map(({ key }) => key)
            .find((key): key is Scalar.Parsed => isScalar(key) && key.value === value);
        }
      },
    });
    const line = first?.range ? lineCounter.linePos(first.range[0]).line : undefined;
    const range = repeated?.range ?? [...pos, pos[1]];
    const where = line === undefined ? '' : `, ligne ${line}`;
    const name = isScalar(repeated) ? `« ${repeated.value} »` : 'cette clé';
    yield { start: range[0], end: range[1], message: `${name} est déjà là${where} : garde un seul des deux` };
  }
}

/** What YAML reads without a word, and otherwise than it was meant. */
function silentSlips(document: Document.Parsed): Slipped[] {
  const slips: Slipped[] = [];
  visit(document, {
    Scalar(_key, node) {
      if (node.type !== Scalar.PLAIN || typeof node.value !== 'string' || !node.range) return;
      const [start, end] = node.range;
      const { value, comment } = node;
      if (comment !== undefined && comment !== null && !comment.includes('\n')) {
        slips.push({
          start: end,
          end: end + 2,
          message:
            '« # » après une espace commence un commentaire, qui ne s’affiche pas : mets tout le texte entre guillemets doubles, ou le commentaire sur sa propre ligne',
          nearest: value.length + comment.length < 80 ? quoted(`${value} #${comment}`) : undefined,
        });
      }
      if (/^-[\u00a0\u202f]/.test(value)) {
        slips.push({
          start: start + 1,
          end: start + 2,
          message: 'espace insécable (elle ne se voit pas) après « - » : remplace-la par une espace ordinaire',
        });
      }
      const inner = /^[“„‟‘](.*)[”“’]$/s.exec(value)?.[1];
      if (inner !== undefined) {
        slips.push({
          start,
          end,
          message: 'ces guillemets typographiques s’afficheraient : mets des guillemets doubles droits ("), ou rien',
          nearest: inner.length < 80 ? quoted(inner) : undefined,
        });
      }
    },
  });
  return slips;
}

/** Anchors and aliases, which the content does without: a coach reads each value where it counts. */
function sharedNodes(document: Document): { start: number; end: number }[] {
  const shared: { start: number; end: number }[] = [];
  visit(document, {
    Node(_key, node) {
      if (!node.range || !(isAlias(node) || ('anchor' in node && node.anchor))) return;
      shared.push({ start: node.range[0], end: node.range[1] });
    },
  });
  return shared;
}

/** Offsets of the value at `path`, of its key, or of the nearest ancestor that exists. */
function rangeOf(document: Document, path: ValuePath, key: boolean): [number, number] {
  for (let length = path.length; length >= 0; length--) {
    const last = path[length - 1];
    if (key && length === path.length && length > 0) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const pair = isCollection(parent)
        ? parent.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(last))
        : undefined;
      if (isPair(pair) && isNode(pair.key) && pair.key.range) return [pair.key.range[0], pair.key.range[1]];
    }
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return [node.range[0], firstEndOf(node)];
  }
  return [0, 0];
}

/** A list or a set of fields is shown by how it begins. */
function firstEndOf(node: Node): number {
  const start = node.range?.[0] ?? 0;
  if (!isCollection(node) || node.flow) return node.range?.[1] ?? start;
  const [first] = node.items;
  const begins = isPair(first) ? first.key : first;
  return isNode(begins) && begins.range ? Math.max(start + 1, firstEndOf(begins)) : start + 1;
}

/** `place` without what lies beyond the text. */
function inside(lines: readonly string[], { line, column, endColumn }: Place): Place {
  const lastLine = lines.length > 1 && lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (line > lastLine) {
    const end = (lines[lastLine - 1] ?? '').length + 1;
    return { line: Math.max(1, lastLine), column: Math.max(1, end - 1), endColumn: Math.max(2, end) };
  }
  const length = (lines[line - 1] ?? '').length;
  const from = Math.max(1, Math.min(column, length + 1));
  return { line: Math.max(1, line), column: from, endColumn: Math.max(from + 1, Math.min(endColumn, length + 1)) };
}
