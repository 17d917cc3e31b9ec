import { type ContentFile, toContentFile } from '../../../scripts/content/parse/encoding.ts';
import { HARMLESS_LINE_KINDS, LINE_KINDS } from './line-kinds.ts';
import { type FileChange, inFiles, type Kind } from './slip.ts';

/** In the place of the file. */
const written = (file: ContentFile, text: string | Uint8Array, from?: number, to = from): FileChange => ({
  by: [typeof text === 'string' ? { ...file, text } : toContentFile(file.path, text)],
  ...(from !== undefined && to !== undefined && { from, to }),
});
/** Gives each file one of the names, made from its own by the pattern. */
const renamed = (part: RegExp, ...names: readonly string[]): Kind =>
  inFiles((file, { random }) => {
    const path = file.path.replace(part, random.pick(names));
    return path === file.path ? undefined : { by: [{ ...file, path }] };
  });
const either =
  (...kinds: readonly Kind[]): Kind =>
  (scene) =>
    scene.random.pick(kinds)(scene);

const countLines = (text: string) => text.trimEnd().split('\n').length;
const inUtf16 = (text: string, isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittleEndian);
  return new Uint8Array(view.buffer);
};
/** What Windows-1252 has where Latin-1 has nothing. */
const WINDOWS: Record<string, number> = { '’': 0x92, '…': 0x85, '–': 0x96, œ: 0x9c, Œ: 0x8c, '€': 0x80 };
const inWindows1252 = (text: string) =>
  Uint8Array.from(text, (letter) => WINDOWS[letter] ?? letter.charCodeAt(0) % 256);

const FILE_KINDS: Record<string, Kind> = {
  'mauvais nom de fichier': either(
    renamed(/week-0?(\d+)/, 'week-$1 ', 'week$1', 'Week-0$1', 'semaine-$1', 'week_$1', 'week $1'),
    renamed(
      /([a-z])([a-z]*)-([a-z]+)\.yaml$/,
      '$1$2 $3.yaml',
      '$1$2_$3.yaml',
      '$1$2-$3 .yaml',
      '$1$2-$3',
      'É$2-$3.yaml',
    ),
    renamed(/([a-z]+)\.yaml$/, '$1..yaml', '$1', '$1 .yaml', '$1.YAML', '$1.yaml.yaml'),
  ),
  'fichier en .yml': renamed(/yaml$/, 'yml'),
  'fichier en .txt': renamed(/\.yaml$/, '.txt', '.yaml.txt', '.docx'),
  'mauvais dossier': either(
    renamed(/^training\/phase\d\/(?=week)/, '', 'training/', 'training/phase 1/', 'training/phases/', 'exercises/'),
    renamed(/^(?:exercises|training\/phase\d)\//, 'archives/', 'exercices/', 'training/phase 1/', 'Training/phase1/'),
  ),
  'copie laissée à côté': inFiles((file, { random }) => {
    const names = [
      '$1 (1).yaml',
      '$1 - Copie.yaml',
      'Copie de $1.yaml',
      '$1.yaml.bak',
      '$1 2.yaml',
      '$1_v2.yaml',
      '$1.yaml~',
    ];
    return { by: [file, { ...file, path: file.path.replace(/([^/]*)\.yaml$/, random.pick(names)) }] };
  }),
  'UTF-16': inFiles((file, { random }) => written(file, inUtf16(`\ufeff${file.text}`, random.below(2) === 0))),
  'Windows-1252': inFiles((file) => (/[éèà]/.test(file.text) ? written(file, inWindows1252(file.text)) : undefined)),
  'fichier vide': inFiles((file, { random }) => written(file, random.pick(['', '\n', '# à refaire\n']))),
  'moitié de fichier': inFiles((file) => {
    const text = file.text.slice(0, file.text.length / 2);
    return written(file, text, countLines(text) - 1, countLines(text));
  }),
  'deux documents (---)': inFiles((file, { random }) => {
    const lines = file.text.split('\n');
    const at = 1 + random.below(lines.length - 1);
    return written(file, lines.toSpliced(at, 0, '---').join('\n'), at + 1);
  }),
  'fichier collé deux fois': inFiles((file) =>
    written(file, file.text + file.text, countLines(file.text) + 1, countLines(file.text) * 2),
  ),
  'texte Word collé avant': inFiles((file, { random }) => {
    const words = random.pick([
      'Voici la semaine corrigée\n',
      'Bonjour, voici le fichier :\n',
      'Du coach\n\nÀ relire\n',
      '“Finale”\n',
    ]);
    return written(file, words + file.text, 1, countLines(words));
  }),
  'journée / séance sans retour (dernière ligne coupée)': inFiles((file, { random }) => {
    const text = file.text.trimEnd();
    const cut = text.slice(0, -Math.ceil((text.length - text.lastIndexOf('\n')) / 2));
    const item = /^ {2}- (?:day|id): /m.exec(text)?.[0];
    return written(file, item && random.below(2) ? `${text}${item}ajout` : cut, countLines(text));
  }),
  'fichier effacé': inFiles(() => ({ by: [] })),
  'clôtures ``` autour (ChatGPT)': inFiles((file, { random }) =>
    written(file, `${random.pick(['```yaml', '```', '```yml'])}\n${file.text}\`\`\`\n`, 1, countLines(file.text) + 2),
  ),
  // Not on the list.
  'accents lus deux fois (Ã©)': inFiles((file) =>
    file.text.includes('é') ? written(file, Buffer.from(file.text).toString('latin1')) : undefined,
  ),
};

export const SLIP_KINDS: Record<string, Kind> = { ...LINE_KINDS, ...FILE_KINDS };

export const HARMLESS_KINDS: Record<string, Kind> = {
  ...HARMLESS_LINE_KINDS,
  'fins de ligne Windows': inFiles((file) => written(file, file.text.replaceAll('\n', '\r\n'))),
  'marque d’ordre des octets (BOM)': inFiles((file) => written(file, `\ufeff${file.text}`)),
  'accents décomposés de macOS (NFD)': inFiles((file) => written(file, file.text.normalize('NFD'))),
  'pas de fin de ligne à la fin': inFiles((file) => written(file, file.text.trimEnd())),
};
