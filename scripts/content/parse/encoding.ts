import type { TextDiagnostic } from '../diagnostic.ts';

/** A file of the content. */
export interface ContentFile {
  /** Inside the content folder, with forward slashes. */
  path: string;
  text: string;
  /** The bytes are not UTF-8; `text` has one character per byte. */
  isBinary?: boolean;
}

/** The file as text, whatever its bytes are. */
export function toContentFile(path: string, bytes: Uint8Array): ContentFile {
  const text = decodeUtf8(bytes);
  if (text !== undefined) return { path, text };
  return { path, text: Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''), isBinary: true };
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Undefined when the bytes are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

export interface Lines {
  lines: readonly string[];
  /** What the editor added by itself: harmless, but it shows in the next diff. */
  editorWarnings: readonly string[];
  /** Zero-width characters, which are left out of `lines`. */
  invisible: readonly TextDiagnostic[];
  /** Why the file holds no YAML text; it is not parsed then. */
  undecodable: TextDiagnostic | undefined;
}

const INVISIBLE = /[\u0085\u00ad\u200b\u200c\u200e\u200f\u2028\u2029\u2060\ufeff]/g;
const INVISIBLE_TEXT = 'caractère invisible : retire-le, ou retape le mot';

export function splitLines({ text, isBinary }: ContentFile): Lines {
  if (isBinary) {
    const lines = text.split(/\r\n|\n/);
    return { lines, editorWarnings: [], invisible: [], undecodable: wronglyEncoded(lines) };
  }
  // macOS may write an accent as a combining character.
  const written = text
    .replace(/^\ufeff/, '')
    .normalize('NFC')
    .split(/\r\n|\n|\r/);
  const invisible = invisibleIn(written);
  const lines = invisible.length > 0 ? written.map((line) => line.replace(INVISIBLE, '')) : written;
  const editorWarnings: string[] = [];
  if (text.startsWith('\ufeff')) {
    editorWarnings.push(
      'ton éditeur a mis une marque invisible au début du fichier (BOM) : rien ne casse, mais choisis « UTF-8 » plutôt que « UTF-8 avec BOM » pour l’enregistrer',
    );
  }
  if (text.includes('\r\n')) {
    editorWarnings.push(
      'ton éditeur a enregistré les fins de ligne à la façon de Windows (CRLF) : rien ne casse, mais toutes les lignes passeront pour changées. Dans VS Code, clique sur « CRLF » en bas à droite et choisis « LF »',
    );
  } else if (text.includes('\r')) {
    editorWarnings.push(
      'ton éditeur a enregistré les fins de ligne à l’ancienne (CR) : rien ne casse, mais choisis « LF » pour l’enregistrer',
    );
  }
  const undecodable = conflictIn(lines) ?? controlCharacterIn(lines);
  return { lines, editorWarnings: undecodable ? [] : editorWarnings, invisible, undecodable };
}

/** Whether the columns of a diagnostic are those of the text: the lines leave out what an editor added. */
export const isCheckedAsWritten = (file: ContentFile) =>
  !file.isBinary && splitLines(file).lines.join('\n') === file.text;

/** In French, what makes the columns of a text others than those of its diagnostics. */
export function oddityOf({ text }: ContentFile): string {
  if (text.startsWith('\ufeff')) return 'une marque invisible au début (BOM)';
  if (text.includes('\r\n')) return 'des fins de ligne Windows (CRLF)';
  if (text.includes('\r')) return 'des fins de ligne à l’ancienne (CR)';
  return text.normalize('NFC') === text ? 'des caractères invisibles' : 'des accents décomposés (NFD)';
}

/** The first byte that is not UTF-8; each byte is one character of `lines`. */
function wronglyEncoded(lines: readonly string[]): TextDiagnostic {
  const isText = (shown: string) =>
    decodeUtf8(Uint8Array.from(shown, (character) => character.charCodeAt(0))) !== undefined;
  const line = Math.max(
    0,
    lines.findIndex((shown) => !isText(shown)),
  );
  const shown = lines[line] ?? '';
  let column = 0;
  while (column < shown.length && isText(shown.slice(0, column + 1))) column++;
  return {
    range: { line: line + 1, column: column + 1, endColumn: column + 2 },
    message: 'texte illisible : enregistre le fichier en UTF-8',
  };
}

function invisibleIn(lines: readonly string[]): TextDiagnostic[] {
  return lines.flatMap((line, index) => {
    const start = line.search(INVISIBLE);
    if (start < 0) return [];
    return [{ range: { line: index + 1, column: start + 1, endColumn: start + 2 }, message: INVISIBLE_TEXT }];
  });
}

function conflictIn(lines: readonly string[]): TextDiagnostic | undefined {
  const index = lines.findIndex((line) => /^(?:<{7}|={7}|>{7})(?: |$)/.test(line));
  if (index < 0) return undefined;
  return {
    range: { line: index + 1, column: 1, endColumn: 8 },
    message: 'conflit laissé par git : garde une des deux versions, et retire les lignes <<<<<<<, ======= et >>>>>>>',
  };
}

function controlCharacterIn(lines: readonly string[]): TextDiagnostic | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/;
  const index = lines.findIndex((line) => control.test(line));
  if (index < 0) return undefined;
  const start = (lines[index] ?? '').search(control);
  return {
    range: { line: index + 1, column: start + 1, endColumn: start + 2 },
    message: 'caractère invisible qui n’est pas du texte : retire-le, ou retape la ligne',
  };
}
