import { isSameMeaning, nearestOf } from '../../nearest.ts';
import type { References } from '../../references.ts';
import type { RawMarkup } from './markup.ts';

const WORDS = ['semaine', 'semaines', 'séance', 'exercice', 'nombre', 'chiffre'];
const WORD = 'semaines?|s[ée]ances?|exercices?|nombre|chiffre';
const REFERENCE = new RegExp(String.raw`^\{\s*(?:${WORD})s?\s+[^{}]*\}$`, 'iu');

/** What has a brace: between two, with one that is lost or is another sign, or one alone. */
const BRACED = new RegExp(
  String.raw`\{+[^{}]*\}+|\{+(?:\s*(?:${WORD})[\s:]+[\p{L}\d-]+(?:\s(?:et|ou|à)\s[\p{L}\d-]+)*[)\]]?)?|(?<!\p{L})[([]?(?:${WORD})\s+[\p{L}\d-]+\}+|\}+`,
  'giu',
);
/** The same words between other signs; not the text of a link, nor « (nombre de tours) ». */
const OTHERWISE = new RegExp(
  String.raw`\((?:${WORD})\s(?!d(?:e\s|['’]))[^(){}]+\)|\[(?:${WORD})\s[^[\]{}]+\](?!\s?[([])|<(?:${WORD})\s[^<>{}]+>|«\s?(?:${WORD})\s[^«»{}]+»`,
  'giu',
);

/** What those have, and most texts don't. */
const OPENED = /[([<«]\s?[senc]/i;

const HOW = 'une citation s’écrit {semaine 9}, {séance id}, {exercice id} ou {nombre ateliers}';

/** What was probably meant to cite something, and would be shown as it is typed. */
export function miswrittenCitationsIn(text: string, file: string, references: References): RawMarkup[] {
  const found: RawMarkup[] = [];
  const meantBy = (written: string) => citationLike(written, file, references);
  for (const { index: start, 0: written } of text.includes('{') || text.includes('}') ? text.matchAll(BRACED) : []) {
    if (REFERENCE.test(written)) continue;
    const message = `« ${written} » s’afficherait tel quel : ${HOW}`;
    found.push({ start, end: start + written.length, message, ...meantBy(written) });
  }
  for (const { index: start, 0: written } of OPENED.test(text) ? text.matchAll(OTHERWISE) : []) {
    const { replacement, isCertain } = meantBy(written);
    // A phrase of its own: « (semaine 9) », « (exercice planche) ».
    if (!replacement || !isCertain || (/^[(«]/.test(written) && !NAMED_BY_ID.test(replacement))) continue;
    const message = `« ${written} » s’afficherait tel quel : mets des accolades`;
    found.push({ start, end: start + written.length, message, replacement, isCertain });
  }
  return found;
}

/** No French says « semaine course » or « séance demi-simulation », « exercice planche » some may. */
const NAMED_BY_ID = /^\{(?:semaines? .*\p{L}{3}|(?:séance|exercice)s? \S+-\S|nombre|chiffre)/iu;

/** `{semaine: 9}`, `{semaine9}`, `{{Semane 9}` or `{demi-simulation}` as a reference that holds. */
function citationLike(written: string, file: string, references: References) {
  const inside = written.replace(/^[\s([{<«"']+|[\s)\]}>»"']+$/g, '');
  const [, word = '', cited = ''] = /^["']?(\p{L}+)\.?["']?\s*[:=_-]?\s*["']?(.*)$/su.exec(inside) ?? [];
  const meant =
    nearestOf(word, WORDS) ?? WORDS.find((known) => word.length > 2 && known.startsWith(word.toLowerCase()));
  if (!meant || !cited)
    return { replacement: references.referenceTo(inside) ?? references.referenceTo(inside.replace(/^\S+\s+/, '')) };
  const named = /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  const replacement = `{${named} ${cited}}`;
  const [unknown] = references.unknownIn(replacement, file);
  if (!unknown) return { replacement, isCertain: isSameMeaning(word, meant) };
  const { start, end, suggestion } = unknown;
  return { replacement: suggestion && replacement.slice(0, start) + suggestion + replacement.slice(end) };
}
