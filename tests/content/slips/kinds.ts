import { type ContentFile, toContentFile } from '../../../scripts/content/parse/encoding.ts';
import { LINE_KINDS } from './line-kinds.ts';
import { type FileChange, inFiles, inLines, type Kind, type Line, type Random } from './slip.ts';

const moved = (file: ContentFile, path: string): FileChange => ({ by: [{ ...file, path }] });
/** In the place of the file. */
const written = (file: ContentFile, text: string | Uint8Array, rest: Partial<FileChange> = {}): FileChange => ({
  by: [typeof text === 'string' ? { ...file, text } : toContentFile(file.path, text)],
  ...rest,
});
const renamed = (change: (name: string, random: Random) => string | undefined): Kind =>
  inFiles((file, { random }) => {
    const [folder, name] = [file.path.replace(/[^/]*$/, ''), file.path.replace(/.*\//, '')];
    const other = change(name, random);
    return other === undefined || other === name ? undefined : moved(file, folder + other);
  });

const countLines = (text: string) => text.replace(/\n$/, '').split('\n').length;
const WEEK = /week-(\d\d)\.yaml$/;
const bytes16 = (text: string, isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  [...`\ufeff${text}`].forEach((_, at) => {
    view.setUint16(at * 2, `\ufeff${text}`.charCodeAt(at), isLittleEndian);
  });
  return new Uint8Array(view.buffer);
};
/** What Windows-1252 has where Latin-1 has nothing. */
const WINDOWS: Record<string, number> = { '’': 0x92, '…': 0x85, '–': 0x96, œ: 0x9c, Œ: 0x8c, '€': 0x80 };
const windowsBytes = (text: string) => Uint8Array.from(text, (letter) => WINDOWS[letter] ?? letter.charCodeAt(0) % 256);

const FILE_KINDS: Record<string, Kind> = {
  'mauvais nom de fichier': renamed((name, random) => {
    const [, week] = WEEK.exec(name) ?? [];
    if (week)
      return random.pick([
        `week-${Number(week)}.yaml`,
        `week${week}.yaml`,
        `Week-${week}.yaml`,
        `semaine-${week}.yaml`,
        `week_${week}.yaml`,
        `week ${week}.yaml`,
      ]);
    return random.pick([
      name.charAt(0).toUpperCase() + name.slice(1),
      name.replace('-', ' '),
      name.replace('-', '_'),
      name.replace('.', '..'),
      name.replace('.yaml', ' .yaml'),
      name.replace('.yaml', ''),
    ]);
  }),
  'fichier en .yml': renamed((name) => name.replace('.yaml', '.yml')),
  'fichier en .txt': renamed((name, random) => name.replace('.yaml', random.pick(['.txt', '.yaml.txt', '.docx']))),
  'mauvais dossier': inFiles((file, { random }) => {
    const name = file.path.replace(/.*\//, '');
    const folders = WEEK.test(name)
      ? [
          '',
          'training/',
          'training/phase 1/',
          'training/phases/',
          `training/phase${file.path.includes('phase1') ? 2 : 1}/`,
        ]
      : ['archives/', 'exercices/', 'training/phase 1/'];
    return moved(file, random.pick(folders) + name);
  }),
  'copie laissée à côté': inFiles((file, { random }) => {
    const by = random.pick([
      '$1 (1).yaml',
      '$1 - Copie.yaml',
      'Copie de $1.yaml',
      '$1.yaml.bak',
      '$1-old.yaml',
      '$1 2.yaml',
      '$1_v2.yaml',
      '$1.yaml~',
    ]);
    return { by: [file, { ...file, path: file.path.replace(/([^/]*)\.yaml$/, by) }] };
  }),
  'UTF-16': inFiles((file, { random }) => written(file, bytes16(file.text, random.below(2) === 0))),
  'Windows-1252': inFiles((file) => (/[éèà]/.test(file.text) ? written(file, windowsBytes(file.text)) : undefined)),
  'fichier vide': inFiles((file, { random }) => written(file, random.pick(['', '\n', '# à refaire\n']))),
  'moitié de fichier': inFiles((file) => {
    const text = file.text.slice(0, file.text.length / 2);
    return written(file, text, { from: countLines(text) - 1, to: countLines(text) });
  }),
  'deux documents (---)': inFiles((file, { random }) => {
    const lines = file.text.split('\n');
    const at = random.below(lines.length - 1) + 1;
    return written(file, lines.toSpliced(at, 0, '---').join('\n'), { from: at + 1, to: at + 1 });
  }),
  'fichier collé deux fois': inFiles((file) =>
    written(file, file.text + file.text, { from: countLines(file.text) + 1, to: countLines(file.text) * 2 }),
  ),
  'texte Word collé avant': inFiles((file, { random }) => {
    const words = random.pick([
      'Voici la semaine corrigée\n',
      'Bonjour, voici le fichier corrigé :\n',
      'Semaine du coach\n\nÀ relire avant lundi\n',
      '“Version finale”\n',
    ]);
    return written(file, words + file.text, { from: 1, to: countLines(words) });
  }),
  'journée / séance sans retour (dernière ligne coupée)': inFiles((file, { random }) => {
    const last = countLines(file.text);
    const text = file.text.trimEnd();
    return random.below(2)
      ? written(file, text.slice(0, -Math.ceil((text.length - text.lastIndexOf('\n')) / 2)), { from: last, to: last })
      : written(file, text + (file.text.includes('\n  - id: ') ? '  - id: nouveau' : '- day: lundi'), {
          from: last,
          to: last,
        });
  }),
  'fichier effacé': inFiles(() => ({ by: [] })),
  'clôtures ``` autour (ChatGPT)': inFiles((file, { random }) => {
    const last = countLines(file.text) + 2;
    return written(file, `${random.pick(['```yaml', '```', '```yml'])}\n${file.text}\`\`\`\n`, { from: 1, to: last });
  }),
};

const dashed = (line: Line) => line.lead.includes('- ');
const short = ({ key, value }: Line) => key !== '' && /^[\p{L}\d][^"[{]{0,20}$/u.test(value);

/** Slips that are not on the list, of the same people and programs. */
const MORE_KINDS: Record<string, Kind> = {
  'copie d’une semaine sans changer son numéro': inFiles((file, { files }) => {
    const [, week = ''] = WEEK.exec(file.path) ?? [];
    const source = files.find(
      ({ path }) => path === file.path.replace(week, String(Number(week) - 1).padStart(2, '0')),
    );
    if (!source) return;
    const copied = source.text.replace(/^id: .*\n/m, '');
    const at = copied.split('\n').findIndex((line) => line.startsWith('number: ')) + 1;
    const meant = { ...file, text: copied.replace(/^number: .*/m, `number: ${Number(week)}`) };
    return written(file, copied, { from: at, to: at, meant });
  }),
  'deux-points pleine chasse': inLines((line) => (short(line) ? line.text.replace(': ', '：') : undefined)),
  'ligne de tableur (tabulations)': inLines((line) =>
    line.key === 'exercise' && dashed(line) && line.span > 2
      ? {
          removed: line.span,
          by: [
            line.lines
              .slice(line.index, line.index + line.span)
              .map((text) => text.replace(/.*: /, ''))
              .join('\t'),
          ],
        }
      : undefined,
  ),
  'cellule vide collée derrière': inLines((line) => (short(line) ? `${line.text}\t\t` : undefined)),
  'nom et heure de WhatsApp devant la ligne': inLines((line, { random }) =>
    line.key ? `${random.pick(['[12/03 10:12] Coach: ', '12/03/2026, 10:12 - Coach : '])}${line.text}` : undefined,
  ),
  'case à cocher de Notion': inLines((line) => (dashed(line) ? line.text.replace('- ', '- [ ] ') : undefined)),
  'titre de Notion ou de ChatGPT': inLines((line, { random }) =>
    dashed(line) && line.key === 'day'
      ? { by: [random.pick(['**Jour**', '=== Jour ===', 'Jour suivant']), line.text] }
      : undefined,
  ),
  'signe + ou - d’une comparaison de git': inLines((line, { random }) =>
    line.isInText || !line.lead ? undefined : random.pick(['+', '-']) + line.text,
  ),
  'liste numérotée de Word': inLines((line, { random }) =>
    dashed(line) ? line.text.replace('- ', random.pick(['1. ', '1) ', 'a) '])) : undefined,
  ),
  'citation de courriel (>)': inLines((line) => (line.isInText ? undefined : `> ${line.text}`)),
  'tiret typographique dans un id': inLines((line, { random }) =>
    /^(?:exercise|suggested|pace|link|station)$/.test(line.key) && line.value.includes('-')
      ? line.lead + line.rest.replace(/-(?=[^-]*$)/, random.pick(['–', '\u2011', '—', '\u2010']))
      : undefined,
  ),
  'émoji du téléphone': inLines((line, { random }) =>
    /^(?:day|type|intensity|exercise|suggested|sets|reps|duration|distance)$/.test(line.key)
      ? `${line.text} ${random.pick(['💪', '🔥', '😌'])}`
      : undefined,
  ),
  'double espace devenue un point (téléphone)': inLines((line) =>
    line.lead.startsWith('  ') && !line.isInText ? line.text.replace(/^ {2}/, '. ') : undefined,
  ),
  'lien de Google Docs': inLines((line) =>
    line.key === 'link' ? `${line.lead}link: [${line.value}](https://docs.google.com/d/1)` : undefined,
  ),
  'commentaire //': inLines((line) =>
    short(line) && /^\d|^(?:day|type|exercise)$/.test(line.value + line.key) ? `${line.text} // à revoir` : undefined,
  ),
  'accents lus deux fois (Ã©)': inFiles((file) =>
    /é/.test(file.text)
      ? written(file, [...new TextEncoder().encode(file.text)].map((byte) => String.fromCharCode(byte)).join(''))
      : undefined,
  ),
  'insécable en fin de valeur': inLines((line) => (short(line) ? `${line.text}\u00a0` : undefined)),
  'flèche au lieu de >-': inLines((line, { random }) =>
    line.value === '>-' ? line.text.replace('>-', random.pick(['>–', '→', '->', '>—', '>_'])) : undefined,
  ),
  'deux points tapés deux fois': inLines((line) => (short(line) ? line.text.replace(': ', ': : ') : undefined)),
};

export const SLIP_KINDS: Record<string, Kind> = { ...LINE_KINDS, ...FILE_KINDS, ...MORE_KINDS };

const quotable = (line: Line) => short(line) && !/^\d+$|^true$/.test(line.value);

/** What may stand in a file without a word: it has the same meaning. */
export const HARMLESS_KINDS: Record<string, Kind> = {
  'fins de ligne Windows': inFiles((file) => written(file, file.text.replaceAll('\n', '\r\n'))),
  'marque d’ordre des octets (BOM)': inFiles((file) => written(file, `\ufeff${file.text}`)),
  'accents décomposés de macOS (NFD)': inFiles((file) => written(file, file.text.normalize('NFD'))),
  'x au lieu de ×': inLines((line) => (line.text.includes('×') ? line.text.replace('×', 'x') : undefined)),
  'apostrophe courbe ’': inLines((line) =>
    line.value.startsWith("'") || /\{|\]\(/.test(line.text) || line.file.path === 'limits.yaml'
      ? undefined
      : line.text.replaceAll("'", '’'),
  ),
  'guillemets doubles autour d’une valeur': inLines((line) =>
    quotable(line) ? `${line.lead}${line.key}: "${line.value}"` : undefined,
  ),
  'guillemets simples autour d’une valeur': inLines((line) =>
    quotable(line) && !line.value.includes("'") ? `${line.lead}${line.key}: '${line.value}'` : undefined,
  ),
  'espaces en fin de ligne': inLines((line) => `${line.text}  `),
  'commentaire sur sa ligne': inLines((line) =>
    line.isInText ? undefined : { by: [`${' '.repeat(line.lead.length)}# à revoir`, line.text] },
  ),
  'commentaire après une valeur': inLines((line) => (short(line) ? `${line.text} # à revoir` : undefined)),
  'pas de fin de ligne à la fin': inFiles((file) => written(file, file.text.trimEnd())),
  'espaces en plus après les deux-points': inLines((line) =>
    short(line) ? line.text.replace(': ', ':   ') : undefined,
  ),
};
