import { type Document, type ErrorCode, isAlias, LineCounter, parseDocument, visit } from 'yaml';

export interface Parsed {
  document: Document.Parsed;
  lineCounter: LineCounter;
}

export interface YamlFault {
  code: ErrorCode;
  /** Counted from 1. */
  line: number;
  column: number;
}

export function parse(lines: readonly string[]): Parsed {
  const lineCounter = new LineCounter();
  return {
    document: parseDocument(lines.join('\n'), { lineCounter, prettyErrors: false, logLevel: 'error' }),
    lineCounter,
  };
}

/** The first thing that keeps the file from being read; a key that stands twice does not. */
export function faultOf({ document, lineCounter }: Parsed): YamlFault | undefined {
  const [fault] = [...document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY'), ...document.warnings].sort(
    (a, b) => a.pos[0] - b.pos[0],
  );
  if (!fault) return undefined;
  const { line, col } = lineCounter.linePos(fault.pos[0]);
  return { code: fault.code, line, column: col };
}

/** A part of the text: offsets of its first character and after its last. */
export interface Range {
  start: number;
  end: number;
}

/** Anchors and aliases, which the content does without: a coach reads each value where it counts. */
export function sharedNodes(document: Document): Range[] {
  const shared: Range[] = [];
  visit(document, {
    Node(_key, node) {
      if (!node.range || !(isAlias(node) || ('anchor' in node && node.anchor))) return;
      shared.push({ start: node.range[0], end: node.range[1] });
    },
  });
  return shared;
}
