import { z } from 'zod';
import { feminine, masculine } from './meta.ts';
import { ADDRESS } from './rich-text.ts';

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';
/** A browser breaks a line after a dash and a hyphen. */
const WORD_JOINER = '\u2060';
const UNITS =
  'km|kg|mg|ml|cm|mm|min|m|g|h|s|%|°C|tours?|ateliers?|coups?|jours?|ans|séries?|semaines?|répétitions?|reps|secondes|minutes|heures|mètres';

const BEFORE_UNIT = new RegExp(`(\\d(?:\\*\\*)?)\\s(?=(?:\\*\\*)?(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

const AFTER_LABEL = /(\d\u00a0(?:h|min)|RPE|(?<!\p{L})(?:semaines?|phases?|tours?|jours?))\s(?=\d)/giu;

/** « note-les », « vas-y », « celle-là »: a line that ended after the hyphen would tear a word of a few letters apart. */
const BEFORE_PRONOUN =
  /(?<=\p{L}-)(?=(?:les?|la|lui|leur|moi|toi|nous|vous|ils?|elles?|je|tu|on|ce|t|y|en|ci|là)(?![\p{L}\u2060]))/gu;

/** What keeps its characters: references, and the addresses of links. */
const AS_WRITTEN = new RegExp(String.raw`(\{[^{}]*\}|\]\(${ADDRESS}\))`);

/**
 * Sets a French text as a printer would, so that coaches can type plain spaces and straight
 * apostrophes: no-break spaces before double punctuation and units, typographic apostrophes,
 * « × » between numbers, en dash in ranges of numbers, verbs in one piece with their pronouns.
 */
export const typeset = (text: string) =>
  text.includes('{') || text.includes('](')
    ? text
        .split(AS_WRITTEN)
        .map((part, index) => (index % 2 === 1 ? part : typesetWords(part)))
        .join('')
    : typesetWords(text);

function typesetWords(text: string): string {
  const words = text
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replace(/\s+(?:([;!?])|:)/g, beforePunctuation)
    .replace(BEFORE_PRONOUN, WORD_JOINER);
  const quoted = words.includes('«') || words.includes('»') ? withQuotes(words) : words;
  return /\d/.test(quoted) ? withNumbers(quoted) : quoted;
}

const beforePunctuation = (_match: string, mark: string | undefined) =>
  mark === undefined ? `${NO_BREAK}:` : NARROW_NO_BREAK + mark;

const withQuotes = (text: string) => text.replace(/«\s*/g, `«${NO_BREAK}`).replace(/\s*»/g, `${NO_BREAK}»`);

const withNumbers = (text: string) =>
  text
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, `$1${NO_BREAK}×${NO_BREAK}`)
    .replace(/(?<![\d-])(\d+(?:,\d+)?)[-–](\d+(?:,\d+)?)(?![\d-])/g, `$1–${WORD_JOINER}$2`)
    .replace(BEFORE_UNIT, `$1${NO_BREAK}`)
    .replace(AFTER_LABEL, `$1${NO_BREAK}`);

/** Words that hold the place of a text: « à définir », « Texte à venir ». */
const PLACEHOLDER =
  /^(?=.*\S)(?:[?.…*_~/\s–—-]+|x{2,}|(?:ton )?(?:texte|description|titre|consigne) ici|(?:(?:texte|description|titre|consigne) )?[àa] (?:d[ée]finir|compl[ée]ter|pr[ée]ciser|venir|voir|faire|remplir)|todo|tbd|n\/?a|lorem ipsum.*)[\s.:…!?]*$/iu;
/** « Repos : à définir », « TODO », « cours XX min ». */
const UNWRITTEN_PART =
  /\?{3,}|\b(?:to-?do|tbd|tbc|fixme|lorem ipsum|x{2,})\b|[:([<–—]\s*[àa] (?:d[ée]finir|compl[ée]ter|pr[ée]ciser|remplir|r[ée]diger|[ée]crire)[.…\s]*(?:$|[)\]>])/iu;
const NOTHING = /^(?:non|no|off|aucune?|rien|néant)$/i;
export const saysNothing = (written: string) => PLACEHOLDER.test(written) || NOTHING.test(written);

/** A French text, typeset on the way out. What a paste or a list left in it would be read by members. */
const prose = (isSentence: boolean) =>
  z
    .string()
    .superRefine((written, context) => {
      const refuse = (message: string, params: object = {}) => context.addIssue({ code: 'custom', message, params });
      const { index: end = 0 } = /[,;]+\s*$/.exec(written) ?? {};
      const [, inner] = /^\s*«\s*([^«»]*?)\s*»\s*$/.exec(written) ?? [];
      if (PLACEHOLDER.test(written) || UNWRITTEN_PART.test(written))
        refuse(`« ${written} » tient la place d’un texte : écris-le, ou retire le champ s’il n’est pas obligatoire`);
      else if (isSentence && NOTHING.test(written))
        refuse(`« ${written} » s’afficherait tel quel : s’il n’y a rien à écrire, retire cette ligne`);
      else if (isSentence && inner !== undefined)
        refuse('ces guillemets s’afficheraient : retire-les, ou mets des guillemets doubles droits (")', {
          suggestion: /^[{[*@%&!>|?#-]/.test(inner) ? JSON.stringify(inner) : inner,
        });
      else if (end > 0 && (isSentence || written[end] === ','))
        refuse(`« ${written[end]} » finit le texte : retire ce signe, ou écris la suite`, {
          part: { start: end, end: end + 1 },
          replacement: '',
        });
    })
    .trim()
    .min(1)
    .transform(typeset);

/** A French text that a person reads. */
export const text = prose(true).meta({ prose: 'plain' });

/** A longer one, which may have words in bold and links. */
export const richText = prose(true).meta({ prose: 'rich' }).brand<'rich'>();
/** One of a list or a table, where « Non » and a semicolon have their place. */
export const richItem = prose(false).meta({ prose: 'rich' }).brand<'rich'>();

// Fields of several kinds of file, with their noun.
export const title = text.meta({ noun: masculine('titre') });
export const body = richText.meta({ noun: masculine('texte') });
export const intro = richText.meta({ noun: feminine('introduction') });
export const name = text.meta({ noun: masculine('nom') });
export const howTo = richText.meta({ noun: feminine('explication', 'comment faire', 'consigne', 'description') });

/** How a message of the schema begins that goes on from the value found; the compiler puts that value before it. */
export const NOT_ACCEPTED = 'n’est pas accepté';

/** The message for a value that can't be read; `expected` names accepted forms in French. */
export function notAccepted(expected: string): string {
  return `${NOT_ACCEPTED}, attendu : ${expected}`;
}

/** What an editor says of text of another form; zod says the same through `notAccepted`. */
export function writtenAs(form: RegExp, expected: string) {
  return { pattern: form.source, patternErrorMessage: `Attendu : ${expected}` };
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_EXPECTED = 'un identifiant en minuscules sans accent, mots reliés par des tirets, comme pousser-et-tirer';
/** Stable identifier: lower-case words without accents, joined by hyphens. */
export const slug = z
  .string()
  .regex(SLUG, { error: notAccepted(SLUG_EXPECTED) })
  .meta(writtenAs(SLUG, SLUG_EXPECTED));

/** The id of what another file declares: rules find what is meant by another text. */
export const citedId = z.string().trim().min(1);
export const citedExercise = citedId.meta({ noun: masculine('exercice', 'exo'), refersTo: 'exercise' });
