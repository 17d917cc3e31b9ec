import { isUtf8 } from 'node:buffer';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, type ErrorCode, isAlias, isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { Finding, ValuePath } from './finding.ts';

const UNREADABLE = 'YAML illisible ici : vérifie les retraits, les guillemets et les deux-points';
const YAML_FAULTS: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'retrait incorrect : aligne cette ligne avec ses voisines',
  BAD_SCALAR_START: 'un texte ne peut pas commencer par ce caractère : mets le texte entre guillemets doubles',
  BLOCK_AS_IMPLICIT_KEY:
    'deux-points suivi d’une espace dans un texte (mets-le entre guillemets doubles), ou ligne mal alignée',
  DUPLICATE_KEY: 'cette clé est déjà là : garde-la une fois',
  MISSING_CHAR:
    'il manque un guillemet, un crochet ou deux-points, ou la ligne est mal alignée : ferme ce qui est ouvert plus haut',
  MULTILINE_IMPLICIT_KEY: 'ligne mal alignée, ou deux-points manquant après la clé',
  MULTIPLE_DOCS: '« --- » commence un second document : un fichier n’en contient qu’un',
  TAG_RESOLVE_FAILED: 'un texte ne peut pas commencer par « ! » : mets-le entre guillemets doubles',
  TAB_AS_INDENT: 'tabulation en début de ligne : remplace-la par des espaces',
};

/** A YAML file as read: its value, and the way back from the value to the text. */
export interface SourceFile {
  /** Path inside the content folder, with forward slashes. */
  file: string;
  value: unknown;
  place(path: ValuePath, options?: { key?: boolean }): { line: number; column: number };
}

export interface ReadResult {
  files: SourceFile[];
  /** Every path found, readable or not. */
  paths: string[];
  findings: Finding[];
}

/** Reads every file below `folder` but Markdown; a file that is not YAML becomes findings. */
export async function readContent(folder: string): Promise<ReadResult> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.md'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const results = await Promise.all(
    paths.map(async (file) => parseSource(file, await readFile(path.join(folder, file)))),
  );
  return {
    paths,
    files: results.flatMap(({ source }) => source ?? []),
    findings: results.flatMap(({ findings }) => findings),
  };
}

function parseSource(file: string, bytes: Buffer): { source?: SourceFile; findings: Finding[] } {
  if (!isUtf8(bytes)) {
    return { findings: [{ file, line: 1, column: 1, message: 'texte illisible : enregistre le fichier en UTF-8' }] };
  }
  const text = bytes.toString('utf8');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const findingAt = (offset: number, message: string): Finding => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line, column: col, message };
  };
  // What follows the first fault is mostly its echo.
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) return { findings: [findingAt(fault.pos[0], YAML_FAULTS[fault.code] ?? UNREADABLE)] };
  const findings = anchorsOf(document).map((offset) =>
    findingAt(offset, 'ancre (&) ou alias (*) : recopie plutôt la valeur'),
  );
  if (findings.length > 0) return { findings };
  const source: SourceFile = {
    file,
    value: document.toJS(),
    place(valuePath, { key = false } = {}) {
      const offset = offsetOf(document, valuePath, key);
      const { line, col } = lineCounter.linePos(offset);
      return { line: Math.max(line, 1), column: Math.max(col, 1) };
    },
  };
  return { source, findings: [] };
}

/** Offsets of the anchors and aliases, which the content does without: a coach reads each value where it counts. */
function anchorsOf(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Node(_key, node) {
      if (node.range && (isAlias(node) || ('anchor' in node && node.anchor))) offsets.push(node.range[0]);
    },
  });
  return offsets;
}

/** Offset of the value at `valuePath`, of its key, or of the nearest ancestor that exists. */
function offsetOf(document: Document, valuePath: ValuePath, key: boolean): number {
  for (let length = valuePath.length; length >= 0; length--) {
    const parent = document.getIn(valuePath.slice(0, length - 1), true);
    const last = valuePath[length - 1];
    if (key && length === valuePath.length && hasItems(parent)) {
      const pair = parent.items.find((item) => String((item as { key?: unknown }).key) === String(last));
      const node = (pair as { key?: unknown } | undefined)?.key;
      if (isNode(node) && node.range) return node.range[0];
    }
    const node = length === 0 ? document.contents : document.getIn(valuePath.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function hasItems(node: unknown): node is { items: unknown[] } {
  return typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items);
}
