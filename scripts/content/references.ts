import { typeset } from '../../schema/text.ts';
import { type AnyEntry, Content } from './content.ts';
import { countedAs, countsOf, inFrench } from './counts.ts';
import type { TextPart } from './diagnostic.ts';
import { comparisonKey, isSameMeaning, type Named, nearestNamed } from './nearest.ts';

/** `{semaine 9}`, `{semaines 4 et 8}`, `{séance demi-simulation}`, `{exercice goblet-squat}`, `{nombre ateliers}` */
const REFERENCE = /(?<!\{)\{\s*(semaines?|s[ée]ances?|exercices?|nombres?|chiffres?)\s+([^{}]*?)\s*\}(?!\})/giu;
/** With what follows, a noun or a unit. */
const COUNT = /\{\s*(nombre|chiffre)s?\s+([^{}]*?)\s*\}(\s*[×%]|\s+\p{L}+)?/giu;
/** Of several weeks, « et », « ou » and « à » stand between; « n° » before a number says nothing. */
const WEEK = /(?<![\p{L}\d-])(?!(?:et|ou|à)(?![\p{L}\d-])|n\s?[°º])[\p{L}\d][\p{L}\d-]*/giu;

const KINDS_CITED = ['semaine', 'séance', 'exercice', 'nombre'] as const;
type Cited = (typeof KINDS_CITED)[number];

/** What a reference names that does not exist, and what was probably meant. */
interface UnknownName extends TextPart {
  /** With its kind: « semaine 13 ». */
  name: string;
  message: string;
  suggestion?: string | undefined;
  isCertain?: boolean | undefined;
}

interface Citable extends Named {
  file: string;
}

/** What the texts of the content may cite. A list is undefined when a file that adds to it can't be read. */
export class References {
  readonly #weeks: ReadonlyMap<string, number> | undefined;
  readonly #exercises: readonly Citable[] | undefined;
  readonly #workouts: readonly Citable[] | undefined;
  readonly #counts: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(content: Content) {
    const weeks = content.valid('week').map(({ value }) => value);
    // A planned week without a file has a diagnostic of its own.
    const planned = content.one('limits')?.phases.flatMap((phase) => phase.weeks) ?? [];
    this.#weeks = content.hasInvalid('week')
      ? undefined
      : new Map([
          ...[...planned, ...weeks.map(({ number }) => number)].map((number) => [String(number), number] as const),
          ...weeks.flatMap(({ id, number }) => (id === undefined ? [] : [[id, number] as const])),
        ]);
    const named = (file: string, list: readonly { id: string; name: string }[]) =>
      list.map(({ id, name }) => ({ id, name, file }));
    this.#exercises = content.hasInvalid('exerciseFamily')
      ? undefined
      : content.valid('exerciseFamily').flatMap(({ file, value }) => named(file, value.exercises));
    this.#workouts = content.hasInvalid('workoutPage')
      ? undefined
      : content.valid('workoutPage').flatMap(({ file, value }) => named(file, value.options));
    this.#counts = countsOf(content);
  }

  /** The text of `file` with the names and the numbers of what it cites. */
  resolve(text: string, file: string): string {
    const counted = text.replace(COUNT, (written: string, word: string, cited: string, after = '') => {
      const { nouns = [''], isFeminine = false } = countedAs(cited) ?? {};
      const numbers = this.#counts?.get(nouns[0]);
      if (!numbers) return written;
      const isOneOfIts =
        Math.max(...numbers) < 2 && nouns.some((noun) => comparisonKey(noun).startsWith(comparisonKey(after)));
      return inFrench(numbers, isFeminine, word, after) + (isOneOfIts ? after.replace(/s$/, '') : after);
    });
    const named = counted.replace(REFERENCE, (written, word: string, cited: string) => {
      if (kindOf(word) === 'semaine') {
        return `${word} ${cited.replace(WEEK, (id) => String(this.#weeks?.get(idOf(id)) ?? id))}`;
      }
      return this.#nameOf(kindOf(word), cited, file) ?? written;
    });
    return typeset(named);
  }

  *unknownIn(text: string, file: string): Generator<UnknownName> {
    if (!text.includes('{')) return;
    for (const { index, 0: written, 1: word = '', 2: cited = '' } of text.matchAll(REFERENCE)) {
      const kind = kindOf(word);
      const start = index + written.lastIndexOf(cited);
      if (!this.#namesOf(kind)) continue;
      if (kind !== 'semaine') {
        if (this.#nameOf(kind, cited, file) !== undefined) continue;
        yield { name: `${kind} ${cited}`, start, end: start + cited.length, ...this.#unknown(kind, cited) };
        continue;
      }
      const weeks = [...cited.matchAll(WEEK)];
      if (weeks.length === 0) {
        const message = `« ${written} » : quelle semaine ? Écris son numéro ou son id`;
        yield { name: written, start: index, end: index + written.length, message };
      }
      for (const { index: at, 0: id } of weeks) {
        if (this.#weeks?.has(idOf(id))) continue;
        yield { name: `${kind} ${id}`, start: start + at, end: start + at + id.length, ...this.#unknown(kind, id) };
      }
    }
  }

  /** The reference to what one kind alone has under that name; the number of a week alone is none. */
  referenceTo(name: string): string | undefined {
    const [kind, ...others] = KINDS_CITED.filter((each) =>
      this.#namesOf(each)?.includes(countedAs(name)?.nouns[0] ?? name),
    );
    return kind && others.length === 0 && !isNumber(name) ? `{${kind} ${name}}` : undefined;
  }

  #namesOf(kind: Cited): readonly string[] | undefined {
    if (kind === 'semaine') return this.#weeks && [...this.#weeks.keys()];
    if (kind === 'nombre') return this.#counts && [...this.#counts.keys()];
    return (kind === 'séance' ? this.#workouts : this.#exercises)?.map(({ id }) => id);
  }

  #nameOf(kind: Cited, cited: string, file: string): string | undefined {
    if (kind === 'nombre') return this.#counts?.has(countedAs(cited)?.nouns[0] ?? '') ? cited : undefined;
    const options = (kind === 'séance' ? this.#workouts : this.#exercises)?.filter(({ id }) => id === cited) ?? [];
    // Pages may share an id: that of the own page goes first, and one name is no question.
    const own = options.find((option) => kind === 'exercice' || option.file === file);
    return own?.name ?? (new Set(options.map(({ name }) => name)).size === 1 ? options[0]?.name : undefined);
  }

  #unknown(kind: Cited, cited: string): Pick<UnknownName, 'message' | 'suggestion' | 'isCertain'> {
    const names = this.#namesOf(kind) ?? [];
    const range = /^(\d+)-(\d+)$/.exec(cited);
    if (kind === 'semaine' && range) {
      const message = `« ${cited} » n’est pas une semaine : de l’une à l’autre, écris « à »`;
      return { message, suggestion: `${range[1]} à ${range[2]}`, isCertain: false };
    }
    const ids = names.filter((name) => !isNumber(name));
    const last = Math.max(...(this.#weeks?.values() ?? []));
    const message = {
      semaine: `semaine inconnue « ${cited} » : le programme va de la semaine 1 à la semaine ${last}${ids.length > 0 ? `, et nomme ${ids.join(', ')}` : ''}`,
      séance: names.includes(cited)
        ? `« ${cited} » est l’id de plusieurs séances : donne un autre id à celle que tu cites`
        : `séance inconnue « ${cited} » : cite son id, celui de sa page de séances`,
      exercice: `exercice inconnu « ${cited} » : cite son id, celui de content/exercises/`,
      nombre: `« ${cited} » n’a pas de nombre : choisis entre ${names.join(', ')}`,
    }[kind];
    const named = { semaine: undefined, séance: this.#workouts, exercice: this.#exercises, nombre: undefined }[kind];
    return { message, ...likely(cited, named ?? ids.map((id) => ({ id, name: id }))) };
  }
}

/** The ids by which a text cites weeks. */
export const weekIdsIn = (text: string): string[] =>
  [...text.matchAll(REFERENCE)]
    .filter(([, word = '']) => kindOf(word) === 'semaine')
    .flatMap(([, , cited = '']) => cited.match(WEEK) ?? [])
    .filter((id) => !/^\d/.test(id));

function kindOf(word: string): Cited {
  const key = comparisonKey(word).replace('chiffre', 'nombre');
  return KINDS_CITED.find((kind) => key.startsWith(comparisonKey(kind))) ?? 'nombre';
}
/** A number as it is counted: « 09 » is week 9. */
const idOf = (written: string) => written.replace(/^0+(?=\d)/, '');
const isNumber = (name: string) => /^\d+$/.test(name);

/** The id of what was cited by its name, or of the one that is nearest. */
function likely(cited: string, named: readonly Named[]) {
  const { suggestion, isCertain } = nearestNamed(cited, named);
  if (suggestion === undefined || suggestion === cited) return {};
  return { suggestion, isCertain: isCertain || isSameMeaning(cited, suggestion) };
}

/** The content as it is read: its texts name what they cite. */
export function resolveReferences(content: Content): Content {
  const references = new References(content);
  const entries = content.entries.map((entry) =>
    entry.value !== undefined && holdsReference(entry.raw)
      ? ({ ...entry, value: mapTexts(entry.value, (text) => references.resolve(text, entry.file)) } as AnyEntry)
      : entry,
  );
  return new Content(entries, content.paths);
}

function holdsReference(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsReference);
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes('{') ? change(value) : value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mapTexts(field, change)]));
}
