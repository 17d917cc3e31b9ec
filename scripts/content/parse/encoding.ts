/** A file of the content. */
export interface ContentFile {
  /** Inside the content folder, with forward slashes. */
  path: string;
  text: string;
  /** Where it was not UTF-8: it is read all the same, and saving it again in UTF-8 is advised. */
  encoding?: 'UTF-16' | 'Windows-1252' | undefined;
}

/** The file as text: UTF-8, UTF-16 with its mark or without, or what else Windows writes. */
export function toContentFile(path: string, bytes: Uint8Array): ContentFile {
  const utf16 = utf16Of(bytes);
  if (utf16) return { path, text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  try {
    return { path, text: new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes) };
  } catch {
    return { path, text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** Its byte order mark tells, or every other byte of what are letters in YAML being zero. */
function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth)) return 'utf-16be';
  return undefined;
}

export const LINE_END = /\r\n|\n|\r/;

/** The lines as they are checked: without a byte order mark, whatever ends them, accents as one character each. */
export const linesOf = (text: string): string[] =>
  text
    .replace(/^\ufeff/, '')
    .normalize('NFC')
    .split(LINE_END);
