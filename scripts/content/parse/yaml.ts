import { type Document, isAlias, LineCounter, parseDocument, visit } from 'yaml';

export interface Parsed {
  document: Document.Parsed;
  source: string;
  lineCounter: LineCounter;
}

export interface YamlSyntaxError {
  /** Its code and message. */
  reason: string;
  /** From 1, as `column`. */
  line: number;
  column: number;
}

export function parse(lines: readonly string[]): Parsed {
  const [source, lineCounter] = [lines.join('\n'), new LineCounter()];
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' });
  return { document, source, lineCounter };
}

/** The first error that ends the parsing; a duplicate key does not. */
export function syntaxErrorIn({ document, lineCounter }: Parsed): YamlSyntaxError | undefined {
  const [error] = [...document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY'), ...document.warnings].sort(
    (a, b) => a.pos[0] - b.pos[0],
  );
  if (!error) return undefined;
  const { line, col } = lineCounter.linePos(error.pos[0]);
  return { reason: `${error.code} ${error.message}`, line, column: col };
}

/** Offsets into the text: of the first character and after the last. */
export interface Offsets {
  start: number;
  end: number;
}

/** Anchors and aliases, which the content may not use: a coach reads each value in its place. */
export function sharedNodes(document: Document): Offsets[] {
  const shared: Offsets[] = [];
  visit(document, {
    Node(_key, node) {
      const isShared = isAlias(node) || ('anchor' in node && node.anchor);
      if (isShared && node.range) shared.push({ start: node.range[0], end: node.range[1] });
    },
  });
  return shared;
}
