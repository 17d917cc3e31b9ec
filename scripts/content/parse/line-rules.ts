/** A slip that one line shows, whatever stands around it. */
export interface LineRule {
  /** Its group `at`, else the whole match, is what the diagnostic shows. */
  pattern: RegExp;
  message: string | ((found: RegExpExecArray) => string);
  /** What the whole match was meant to be; undefined where only the coach knows. */
  edit?: (found: RegExpExecArray) => string | undefined;
  /** Nothing else can have been meant: true where it is left out. */
  isCertain?: boolean | ((found: RegExpExecArray) => boolean);
  /** Its group `key` has to be a field of this kind of file. */
  ofKnownKey?: boolean;
}

/** Text in double quotes, as YAML reads it. */
export const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const SPACE = '\\u00a0\\u202f\\u2000-\\u200a\\u3000';
/** What stands before a key or a value. */
const DASHES = '[ \\t]*(?:-[ \\t]+)*';
const KEY = '[\\p{L}_/][\\p{L}\\d_/-]*';
const INVISIBLE = '\\u0085\\u00ad\\u200b\\u200c\\u200e\\u200f\\u2028\\u2029\\u2060\\ufeff';

const TABBED = 'tabulation en début de ligne : remplace-la par des espaces';
const ODD_SPACE = 'espace insécable ou inhabituelle (elle ne se voit pas) : remplace-la par une espace ordinaire';
const spaced = ([found]: RegExpExecArray) => found.replace(new RegExp(`[${SPACE}]`, 'g'), ' ');

/** Of every line, those of texts included. */
export const ANY_LINE: readonly LineRule[] = [
  {
    pattern: /\ufffd/,
    message:
      'caractère illisible (�) : rouvre le fichier dans son encodage d’origine et enregistre-le en UTF-8, ou retape ce caractère',
  },
  {
    pattern:
      /Ã[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â€™/,
    message: 'accents mal convertis (« Ã© » pour « é ») : retape la ligne, ou reprends le fichier d’origine en UTF-8',
  },
  {
    pattern: /^(?:<{7}|={7}|>{7})(?= |$)/,
    message: 'conflit laissé par git : garde une des deux versions, et retire les lignes <<<<<<<, ======= et >>>>>>>',
  },
  {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    pattern: /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/,
    message: 'caractère invisible qui n’est pas du texte : retire-le, ou retape la ligne',
  },
  {
    pattern: new RegExp(`[${INVISIBLE}]+`),
    message: 'caractère invisible : retire-le, ou retape le mot',
    edit: () => '',
  },
  {
    pattern: /^\s*(?:```|~~~).*$/,
    message: ([found]) => `« ${found.trim()} » n’est pas du contenu : retire cette ligne`,
    edit: () => '',
  },
  { pattern: /^ *(?<at>\t)[ \t]*(?=\S)/d, message: TABBED },
  { pattern: new RegExp(`^ *(?<at>[${SPACE}])[ ${SPACE}]*(?=\\S)`, 'd'), message: ODD_SPACE, edit: spaced },
];

/** Of a line that is a field or an item of a list. */
export const ENTRY_LINE: readonly LineRule[] = [
  {
    pattern: /^(---|\.\.\.)(?=\s|$).*$/,
    message: ([, mark]) => `« ${mark} » sépare deux documents : un fichier n’en contient qu’un, retire cette ligne`,
    edit: () => '',
    isCertain: false,
  },
  {
    pattern: new RegExp(`^\\s*(?:-\\s+)*(?:${KEY}\\s*:\\s*|${KEY}\\s+(?=:))?(?<=(?<at>[${SPACE}])\\s*)`, 'du'),
    message: ODD_SPACE,
    edit: spaced,
  },
  {
    // « + » or « - » of a comparison, « > » of a mail, the point that a phone makes of two spaces, who wrote it in a chat.
    pattern: /^(?:\+|-(?= {2,})|> ?|\. |\[?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,? [^:]*:\d\d[^:]*: )(?= *[\p{L}/-])/u,
    message: ([found]) => `« ${found.trim()} » en début de ligne vient d’ailleurs : retire-le`,
    edit: ([found]) => (found === '. ' ? '  ' : ''),
    isCertain: false,
  },
  {
    pattern: new RegExp(`(?<=^[ \\t]*)(?:[-*•][ \\t]+)?\\*\\*(?<key>${KEY}) ?(?::\\*\\*|\\*\\* ?:)`, 'u'),
    message: 'un nom de champ ne se met pas en gras : retire les étoiles',
    edit: ([found]) => `${/^[-*•][ \t]/.test(found) ? '- ' : ''}${found.replace(/^[-•]|[*:\s]/g, '')}:`,
  },
  {
    pattern: new RegExp(`(?<=^${DASHES})\\[[ xX]?\\] +`),
    message: 'une case à cocher s’afficherait : retire-la',
    edit: () => '',
  },
  {
    pattern: /^[ \t]*(?<at>[–—−•·▪◦]\s*|[*→]\s+|(?:\d{1,2}[.)]|[a-z]\)) +)(?=\S)/du,
    message: ({ groups }) => `« ${groups?.at?.trim()} » n’est pas un tiret de liste : tape « - »`,
    edit: ([found]) => found.replace(/\S.*$/, '- '),
  },
  {
    pattern: new RegExp(`^${DASHES}(?<at>-)(?=[^\\s\\d-])`, 'd'),
    message: 'il manque une espace après le tiret',
    edit: ([found]) => `${found} `,
  },
  {
    pattern: /^ *(?<at>(?:- +){2,})/d,
    message: 'un seul tiret par élément : retire l’autre',
    edit: ([found]) => found.replace(/(?:- +)+/, '- '),
  },
  {
    pattern: new RegExp(`(?<=^${DASHES})["'«“] ?(?<key>${KEY}) ?: (?<value>.*?) ?["'»”]?$`, 'u'),
    ofKnownKey: true,
    message: 'les guillemets vont autour du texte seul, après les deux-points : retire ceux de la ligne',
    edit: ({ groups }) => `${groups?.key}: ${groups?.value}`,
    isCertain: false,
  },
  {
    pattern: new RegExp(`(?<=^${DASHES})(?<key>${KEY})(?<at> ?[:：]{2,} ?| ?[:：] [:：]+ ?|：\\s*)(?<value>.*)$`, 'du'),
    ofKnownKey: true,
    message: ({ groups }) => `après « ${groups?.key} », tape deux-points une fois, puis une espace`,
    edit: ({ groups }) => `${groups?.key}: ${groups?.value}`.trimEnd(),
  },
  {
    pattern: new RegExp(`(?<=^${DASHES})(?<key>${KEY})(?<at> ?:)(?=[^\\s:]).*$`, 'du'),
    ofKnownKey: true,
    message: ({ groups }) => `il manque une espace après « ${groups?.key}: »`,
    edit: ([found]) => found.replace(/ ?:/, ': '),
  },
  {
    pattern: new RegExp(
      `(?<=^${DASHES})(?<at>(?<key>${KEY}))(?:[ \\t]*(?:[=;,]|\\.(?=\\s|$)|[-=]?>|→|-(?= ))[ \\t]*|[ \\t]+|$)(?<value>(?!:).*)$`,
      'du',
    ),
    ofKnownKey: true,
    message: ({ groups }) => `il manque deux-points après « ${groups?.key} »`,
    edit: ({ groups }) => `${groups?.key}: ${groups?.value}`.trimEnd(),
    isCertain: ({ groups }) => groups?.value !== '',
  },
];

/** A value in quotes that closes. */
const CLOSED = String.raw`(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')`;
const FIELD = new RegExp(`(?:^|[\\s{])${KEY}:(?=\\s|$)`, 'u');

/** Of the value of a field or an item, on its line; for the fields between braces each. */
export const VALUE: readonly LineRule[] = [
  {
    pattern: /\S(?<at>\t+)\S/d,
    message: 'cette ligne vient d’un tableur (ses tabulations ne se voient pas) : écris un champ par ligne',
  },
  {
    pattern: /^(?:[>|] ?[–—−_]|[>|] -|[→⇒›»]-?|-{1,2}>|&gt;-?)$/,
    message: 'un texte de plusieurs lignes s’annonce par « >- », seul en fin de ligne',
    edit: () => '>-',
  },
  {
    pattern: /^(?!["'{[>|&*!]|\d[^#]*\s# ).*?(?<=\S)(?<at>[ \t]+#).*$/d,
    message:
      '« # » après une espace commence un commentaire, qui ne s’affiche pas : mets tout le texte entre guillemets doubles, ou le commentaire sur sa propre ligne',
    // Before a space it probably is a comment; after a number it is none of a text.
    edit: ([value]) => (/#\s/.test(value) ? undefined : quoted(value)),
    isCertain: false,
  },
  {
    pattern: /^(?!["'[{]).*?(?<=\S)(?<at>#(?=\s|\p{Ll})|\s\/\/\s).*$/du,
    message: 'ce commentaire s’afficherait : mets-le sur sa propre ligne, après « # », ou retire-le',
  },
  {
    pattern: /^'(?<text>.*\p{L}(?<at>')\p{L}.*?)'?$/du,
    message: 'cette apostrophe ferme le texte : mets-le entre guillemets doubles, pas entre apostrophes',
    edit: ({ groups }) => quoted((groups?.text ?? '').replaceAll("''", "'")),
    isCertain: ([value]) => value.endsWith("'") && !FIELD.test(value),
  },
  {
    pattern: new RegExp(`^(?<closed>${CLOSED})\\s*(?<at>[^\\s:#,\\]}].*)$`, 'd'),
    message: 'du texte suit le guillemet fermant : mets tout le texte entre guillemets doubles',
    edit: ([value]) => quoted(/^(["']).*\1$/.test(value) ? value.slice(1, -1) : value),
    isCertain: false,
  },
  {
    pattern: new RegExp(`^(?<closed>${CLOSED})(?<at>#.*)$`, 'd'),
    message: 'il manque une espace devant « # »',
  },
  {
    pattern: /^\[(?:\d+(?:\s*[;\s]\s*\d+)+|[\w-]+(?:\s*;\s*[\w-]+)+)\]$/,
    message: 'une virgule sépare les éléments d’une liste',
    edit: ([value]) => value.replace(/\s*[;\s]\s*/g, ', '),
  },
  {
    pattern: /^[^[]*\]$/,
    message: 'il manque le crochet ouvrant ([) de cette liste',
    edit: ([value]) => `[${value}`,
    isCertain: false,
  },
  {
    pattern: /^(?!\{)\w+: [^{]*\}$/,
    message: 'il manque l’accolade ouvrante ({) de ces champs',
    edit: ([value]) => `{ ${value}`,
    isCertain: false,
  },
  {
    pattern: /^\{(?=.*(?<at>(?<=[^\s{,;:])(?:\s*;\s*|\s+)(?=[A-Za-z]\w*:\s)|(?<=[^\s{,;])\s*;\s*)).*\}$/d,
    message: 'il manque une virgule entre ces champs',
    edit: ([value]) => withCommas(value),
    isCertain: false,
  },
  {
    pattern:
      /^(?=.*[\p{L}\d])(?<at>[@`%!&*|>?}\],#]|-(?! |\d|$)|\[[^[\]{}]*\](?!\s*#|\s*,)(?=.*[^\]]$)|\{\s*(?:semaines?|s[ée]ances?|exercices?|nombre|jours?)\s(?=[^:]*\})).+$/diu,
    message: ([value]) =>
      `un texte ne peut pas commencer par « ${value.charAt(0)} » : mets-le entre guillemets doubles`,
    edit: ([value]) => quoted(value),
    isCertain: ([value]) => /^(?:\*\*\S|\[.*\]\(|\{)/.test(value) && !/\s#/.test(value) && !FIELD.test(value),
  },
  {
    pattern:
      /^(?:[“”„‟](?<double>[^“”„‟]*)[”“]?|[‘‹](?<single>(?:[^‘’‹›]|(?<=\p{L})’(?=\p{L}))*)[’›]?|[“”„‟‘‹].*[”“’›])"?$/u,
    message: 'ces guillemets typographiques s’afficheraient : mets des guillemets doubles droits ("), ou rien',
    edit: ({ groups }) => {
      const inner = groups?.double ?? groups?.single;
      return inner === undefined ? undefined : quoted(inner.trim());
    },
    isCertain: ([value]) =>
      /[”’›]$/.test(value) && !FIELD.test(value.slice(1)) && !/[“”„‟«»"].*[“”„‟«»"]/.test(value.slice(1)),
  },
  {
    pattern: /^(?<text>[^"'{[][^":]*[^"\d\s:])(?<at>")$/d,
    message: 'ce guillemet (") n’est jamais ouvert : ajoutes-en un au début du texte, ou retire-le',
    edit: ({ groups }) => quoted(groups?.text ?? ''),
    isCertain: false,
  },
  {
    pattern: /^(?!["'[{|>]).*?(?<at>:)(?=\s|$).*$/d,
    message: 'deux-points dans un texte : mets tout le texte entre guillemets doubles',
    // Of straight quotes the first may be missing; after a number the last may mean seconds.
    edit: ([value]) => quoted(value.replace(/^([^"]*[^"\d\s])"$|^«\s*([^«»]*?)\s*»$/, '$1$2')),
    isCertain: ([value]) => !/\d\s*"$|^«|[“„‟‘‹]|\s#/.test(value) && !FIELD.test(value),
  },
];

const withCommas = (braces: string) =>
  braces.replace(
    new RegExp(String.raw`${CLOSED}|(?<=[^\s{,;:])(?:\s*;\s*|\s+)(?=[A-Za-z]\w*:\s)|(?<=[^\s{,;])\s*;\s*`, 'g'),
    (found) => (/^["']/.test(found) ? found : ', '),
  );
