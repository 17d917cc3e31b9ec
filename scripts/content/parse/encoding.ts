import type { TextDiagnostic } from '../diagnostic.ts';

/** A file of the content. */
export interface ContentFile {
  /** Inside the content folder, with forward slashes. */
  path: string;
  text: string;
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** The file as text; bytes that are not UTF-8 become U+FFFD. */
export const toContentFile = (path: string, bytes: Uint8Array): ContentFile => ({ path, text: utf8.decode(bytes) });

export interface Lines {
  lines: readonly string[];
  /** What the editor added by itself: harmless, but it shows in the next diff. */
  editorWarnings: readonly string[];
  /** Zero-width characters, which are left out of `lines`. */
  invisible: readonly TextDiagnostic[];
  /** Why the file holds no YAML text; it is not parsed then. */
  undecodable: TextDiagnostic | undefined;
}

/** What an editor may add to a file, and what a coach does about it. */
const ADDED: readonly { pattern: RegExp; name: string; advice: string }[] = [
  {
    pattern: /^\ufeff/,
    name: 'une marque invisible au début du fichier (BOM)',
    advice: 'choisis « UTF-8 » plutôt que « UTF-8 avec BOM » pour l’enregistrer',
  },
  {
    pattern: /\r\n/,
    name: 'des fins de ligne Windows (CRLF)',
    advice:
      'toutes les lignes passeront pour changées. Dans VS Code, clique sur « CRLF » en bas à droite et choisis « LF »',
  },
  {
    pattern: /\r(?!\n)/,
    name: 'des fins de ligne à l’ancienne (CR)',
    advice: 'enregistre le fichier avec « LF »',
  },
];

const INVISIBLE = /[\u0085\u00ad\u200b\u200c\u200e\u200f\u2028\u2029\u2060\ufeff]/;

/** What no text in YAML holds, and what a coach does about it. */
const NO_TEXT: readonly (readonly [RegExp, string])[] = [
  [
    /\ufffd/,
    'caractère illisible (�) : rouvre le fichier dans son encodage d’origine et enregistre-le en UTF-8, ou retape ce caractère',
  ],
  [
    /^(?:<{7}|={7}|>{7})(?= |$)/m,
    'conflit laissé par git : garde une des deux versions, et retire les lignes <<<<<<<, ======= et >>>>>>>',
  ],
  [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/,
    'caractère invisible qui n’est pas du texte : retire-le, ou retape la ligne',
  ],
];

export function splitLines({ text }: ContentFile): Lines {
  // macOS may write an accent as a combining character.
  const written = text
    .replace(/^\ufeff/, '')
    .normalize('NFC')
    .split(text.includes('\r') ? /\r\n|\n|\r/ : '\n');
  const invisible = matchesIn(text, written, INVISIBLE, 'caractère invisible : retire-le, ou retape le mot');
  const lines = invisible.length > 0 ? written.map((line) => line.split(INVISIBLE).join('')) : written;
  const visible = lines.join('\n');
  const [undecodable] = NO_TEXT.flatMap(([pattern, message]) => matchesIn(visible, lines, pattern, message));
  const added = undecodable ? [] : ADDED.filter(({ pattern }) => pattern.test(text));
  const editorWarnings = added.map(({ name, advice }) => `ton éditeur a mis ${name} : rien ne casse, mais ${advice}`);
  return { lines, editorWarnings, invisible, undecodable };
}

/** The first match on each line of a text; most texts have none. */
function matchesIn(text: string, lines: readonly string[], pattern: RegExp, message: string): TextDiagnostic[] {
  if (!pattern.test(text)) return [];
  return lines.flatMap((line, index) => {
    const found = pattern.exec(line);
    if (!found) return [];
    const column = found.index + 1;
    return [{ range: { line: index + 1, column, endColumn: column + found[0].length }, message }];
  });
}

/** Whether the columns of a diagnostic are those of the text: the lines leave out what an editor added. */
export const isCheckedAsWritten = (file: ContentFile) => splitLines(file).lines.join('\n') === file.text;

/** In French, what makes the columns of a text others than those of its diagnostics. */
export function oddityOf({ text }: ContentFile): string {
  const added = ADDED.find(({ pattern }) => pattern.test(text));
  if (added) return added.name;
  return text.normalize('NFC') === text ? 'des caractères invisibles' : 'des accents décomposés (NFD)';
}
