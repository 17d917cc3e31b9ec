/** A syntax error that one line shows, whatever stands around it. */
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
/** What is typed in the place of a colon and a space. */
const SIGN = '[ \\t]*(?:[=;,]|\\.(?=\\s|$)|[-=]?>|→|-(?= )|：|:[ :]*:)[ \\t]*| ?:(?=[^\\s:])|[ \\t]+|$';
const INVISIBLE =
  '\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f\\ufffe\\uffff\\u0085\\u00ad\\u200b\\u200c\\u200e\\u200f\\u2028\\u2029\\u2060\\ufeff';

const ODD_SPACE = 'espace insécable ou inhabituelle (elle ne se voit pas) : remplace-la par une espace ordinaire';
const spaced = ([found]: RegExpExecArray) => found.replace(new RegExp(`[${SPACE}]`, 'g'), ' ');

/** Of every line, those of texts included. */
export const ANY_LINE: readonly LineRule[] = [
  {
    pattern:
      /\ufffd|Ã[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â€™/,
    message:
      'accents illisibles ou mal convertis (« Ã© » pour « é ») : retape la ligne, ou reprends le fichier d’origine en UTF-8',
  },
  {
    pattern: /^(?:<{7}|={7}|>{7})(?= |$)/,
    message: 'conflit laissé par git : garde une des deux versions, et retire les lignes <<<<<<<, ======= et >>>>>>>',
  },
  {
    pattern: new RegExp(`[${INVISIBLE}]+`),
    message: 'caractère invisible : retire-le, ou retape le mot',
    edit: () => '',
    // A control character may have replaced a letter.
    isCertain: ([found]) => !/[\p{Cc}\ufffe\uffff]/u.test(found),
  },
  { pattern: /^ *(?<at>\t)[ \t]*(?=\S)/d, message: 'tabulation en début de ligne : remplace-la par des espaces' },
  { pattern: new RegExp(`^ *(?<at>[${SPACE}])[ ${SPACE}]*(?=\\S)`, 'd'), message: ODD_SPACE, edit: spaced },
];

/** Most entries: the rules of `ENTRY_LINE` are not tried on them. */
export const CLEAN_ENTRY = /^ *(?:- )?\w+:(?: [\p{L}\d"'>{[]|$)/u;

/** Of a line that is a field or an item of a list. */
export const ENTRY_LINE: readonly LineRule[] = [
  {
    // The fences of a chat tool, and what separates two documents.
    pattern: /^(?:\s*(?:```|~~~)|(?:---|\.\.\.)(?=\s|$)).*$/,
    message: ([found]) => `« ${found.trim()} » n’est pas du contenu : retire cette ligne`,
    edit: () => '',
    isCertain: false,
  },
  {
    pattern: new RegExp(`^\\s*(?:-\\s+)*(?:${KEY}\\s*:\\s*|${KEY}\\s+(?=:))?(?<=(?<at>[${SPACE}])\\s*)`, 'du'),
    message: ODD_SPACE,
    edit: spaced,
  },
  {
    // « + » or « - » of a comparison, « > » of a mail, the point that a phone makes of two spaces, who wrote it in a chat,
    // a check box of a note.
    pattern:
      /^(?:\+|-(?= {2,})|> ?|\. |\[?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,? [^:]*:\d\d[^:]*: )(?= *[\p{L}/-])|(?<=^\s*-\s+)\[[ xX]?\] +/u,
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
    pattern: /^[ \t]*(?<at>[–—−•·▪◦]\s*|[*→]\s+|(?:\d{1,2}[.)]|[a-z]\)) +|-(?=[^\s\d-])|(?:- +){2,})(?=\S)/du,
    message: 'un élément de liste commence par un seul tiret et une espace : tape « - »',
    edit: ([found]) => found.replace(/\S.*$/, '- '),
  },
  {
    pattern: new RegExp(`(?<=^${DASHES})["'«“] ?(?<key>${KEY}) ?: (?<value>.*?) ?["'»”]?$`, 'u'),
    ofKnownKey: true,
    message: 'les guillemets vont autour du texte seul, après les deux-points : retire ceux de la ligne',
    edit: ({ groups }) => `${groups?.key}: ${groups?.value}`,
    isCertain: false,
  },
  {
    pattern: new RegExp(`(?<=^${DASHES})(?<at>(?<key>(?!/\\S*\\s\\S*/)${KEY})(?:${SIGN}))(?<value>(?![:：]).*)$`, 'du'),
    ofKnownKey: true,
    message: ({ groups }) => `après « ${groups?.key} », tape deux-points, puis une espace`,
    edit: ({ groups }) => `${groups?.key}: ${groups?.value}`.trimEnd(),
    isCertain: ({ groups }) => groups?.value !== '',
  },
];

/** A value in quotes that closes. */
const CLOSED = String.raw`(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')`;
const FIELD = new RegExp(`(?:^|[\\s{])${KEY}:(?=\\s|$)`, 'u');

/** Most values, words and numbers: the rules of `VALUE` are not tried on them. */
export const PLAIN_VALUE = /^(?:[\p{L}\d][\p{L}\d -]*)?$/u;

/** Of the value of a field or an item, on its line. */
export const VALUE: readonly LineRule[] = [
  {
    pattern: /^(?:[>|] ?[–—−_]|[>|] -|[→⇒›»]-?|-{1,2}>|&gt;-?)$/,
    message: 'un texte de plusieurs lignes s’annonce par « >- », seul en fin de ligne',
    edit: () => '>-',
  },
  {
    pattern: /^(?!["'{[>|&*!]|\d[^#]*\s# ).*?(?<=\S)(?<at>[ \t]+#|#(?=\s|\p{Ll})|\s\/\/\s).*$/du,
    message:
      'un commentaire se met sur sa propre ligne, après « # » ; si c’est du texte, mets le tout entre guillemets doubles',
    // Before a space it probably is a comment; after a number it is none of a text.
    edit: ([value]) => (/\s#\S/.test(value) ? quoted(value) : undefined),
    isCertain: false,
  },
  {
    pattern: new RegExp(`^${CLOSED}\\s*(?<at>[^\\s:#,\\]}].*)$`, 'd'),
    message: 'un guillemet ou une apostrophe ferme le texte avant ces mots : mets le tout entre guillemets doubles',
    edit: ([value]) => quoted(value.replace(/^'(.*?)'?$|^"(.*)"$/, '$1$2').replaceAll("''", "'")),
    isCertain: ([value]) => /^'.*\p{L}'\p{L}.*'$/u.test(value) && !FIELD.test(value),
  },
  {
    pattern: /^\[(?:\d+(?:\s*[;\s]\s*\d+)+|[^[\],;{}"']+(?:;[^[\],;{}"']+)+)\]$/,
    message: 'une virgule sépare les éléments d’une liste',
    edit: ([value]) => value.replace(/\s*[;\s]\s*(?=\d)|\s*;\s*/g, ', '),
  },
  {
    pattern:
      /^(?=.*[\p{L}\d])(?<at>[@`%!&*|>?}\],#]|-(?! |\d|$)|\[[^[\]{}]*\](?!\s*#|\s*,)(?=.*[^\]]$)|\{\s*(?:semaines?|s[ée]ances?|exercices?|nombre|jours?)\s(?=[^:]*\})).+$/diu,
    message: ([value]) =>
      `un texte ne peut pas commencer par « ${value.charAt(0)} » : mets-le entre guillemets doubles, ou retire ce signe`,
    edit: ([value]) => quoted(value),
    isCertain: ([value]) =>
      /^(?:\*\*\S(?!.*\*\*$)|\[.*\]\(|\{)/.test(value) && !/\s#/.test(value) && !FIELD.test(value),
  },
  {
    pattern: /^(?:[“”„‟][^“”„‟]*[”“]?|[‘‹](?:[^‘’‹›]|(?<=\p{L})’(?=\p{L}))*[’›]?)"?$/u,
    message: 'ces guillemets typographiques s’afficheraient : mets des guillemets doubles droits ("), ou rien',
    edit: ([value]) => quoted(value.replace(/^.\s*|\s*["“”’›]*$/g, '')),
    isCertain: ([value]) =>
      /[”’›]$/.test(value) && !FIELD.test(value.slice(1)) && !/[“”„‟«»"].*[“”„‟«»"]/.test(value.slice(1)),
  },
  {
    pattern: /^(?!["'[{|>]).*?(?<at>:(?=\s|$)|(?<=^[^"]*[^"\d\s])"$).*$/d,
    message: 'deux-points ou guillemet seul dans un texte : mets tout le texte entre guillemets doubles',
    // Of straight quotes the first may be missing; after a number the last may mean seconds.
    edit: ([value]) => quoted(value.replace(/^([^"]*[^"\d\s])"$|^«\s*([^«»]*?)\s*»$/, '$1$2')),
    isCertain: ([value]) => !/\d\s*"$|^«|[“„‟‘‹]|\s#/.test(value) && !FIELD.test(value),
  },
];
