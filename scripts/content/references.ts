import { typeset } from '../../schema/text.ts';
import { type AnyEntry, Content } from './content.ts';
import type { TextPart } from './diagnostic.ts';
import { comparisonKey, isSameMeaning, nearestOf } from './nearest.ts';

/** `{semaine 9}`, `{semaines 4 et 8}`, `{séance demi-simulation}`, `{exercice goblet-squat}` */
const REFERENCE = /\{\s*(semaines?|s[ée]ances?|exercices?)\s+([^{}]*?)\s*\}/giu;
/** Of several weeks, « et », « ou » and « à » stand between; « n° » before a number says nothing. */
const WEEK = /(?<![\p{L}\d-])(?!(?:et|ou|à)(?![\p{L}\d-])|n\s?[°º])[\p{L}\d][\p{L}\d-]*/giu;

export const isReference = (text: string) => text.replace(REFERENCE, '') === '' && text !== '';

/** What a reference names that does not exist, and what was probably meant. */
export interface UnknownName extends TextPart {
  message: string;
  suggestion: string | undefined;
  isCertain: boolean;
}

/** What the texts of the content may cite. A list is undefined when a file that adds to it can't be read. */
export class References {
  readonly #weeks: ReadonlyMap<string, number> | undefined;
  readonly #exercises: ReadonlyMap<string, string> | undefined;
  readonly #workouts: readonly { id: string; name: string; file: string }[] | undefined;

  constructor(content: Content) {
    const weeks = content
      .valid('week')
      .flatMap(({ value }) => [
        [String(value.number), value.number] as const,
        ...(value.id === undefined ? [] : [[value.id, value.number] as const]),
      ]);
    const exercises = content.valid('exerciseFamily').flatMap(({ value }) => value.exercises);
    const workouts = content
      .valid('workoutPage')
      .flatMap(({ file, value }) => value.options.map(({ id, name }) => ({ id, name, file })));
    this.#weeks = content.hasInvalid('week') ? undefined : new Map(weeks);
    this.#exercises = content.hasInvalid('exerciseFamily')
      ? undefined
      : new Map(exercises.map(({ id, name }) => [id, name]));
    this.#workouts = content.hasInvalid('workoutPage') ? undefined : workouts;
  }

  /** The text of `file` with the names of what it cites. */
  resolve(text: string, file: string): string {
    return text.replace(REFERENCE, (written, word: string, cited: string) => {
      if (kindOf(word) === 'semaine') {
        const numbers = cited.replace(WEEK, (id) => String(this.#weeks?.get(idOf(id)) ?? id));
        return typeset(`${word} ${numbers}`);
      }
      return (kindOf(word) === 'seance' ? this.#workoutName(cited, file) : this.#exercises?.get(cited)) ?? written;
    });
  }

  *unknownIn(text: string, file: string): Generator<UnknownName> {
    for (const { index, 0: written, 1: word = '', 2: cited = '' } of text.matchAll(REFERENCE)) {
      const start = index + written.lastIndexOf(cited);
      const kind = kindOf(word);
      if (kind === 'semaine' && this.#weeks) {
        const weeks = [...cited.matchAll(WEEK)];
        if (weeks.length === 0) {
          const message = `« ${written} » : quelle semaine ? Écris son numéro ou son id`;
          yield { start: index, end: index + written.length, message, suggestion: undefined, isCertain: false };
        }
        for (const { index: at, 0: id } of weeks) {
          if (this.#weeks.has(idOf(id))) continue;
          const range = /^(\d+)-(\d+)$/.exec(id);
          if (range) {
            const suggestion = `${range[1]} à ${range[2]}`;
            const message = `« ${id} » n’est pas une semaine : de l’une à l’autre, écris « à »`;
            yield { start: start + at, end: start + at + id.length, message, suggestion, isCertain: false };
            continue;
          }
          const ids = [...this.#weeks.keys()].filter((known) => !/^\d+$/.test(known));
          const last = Math.max(...this.#weeks.values());
          const message = `semaine inconnue « ${id} » : le programme va de la semaine 1 à la semaine ${last}${ids.length > 0 ? `, et nomme ${ids.join(', ')}` : ''}`;
          yield { start: start + at, end: start + at + id.length, message, ...likely(id, ids, []) };
        }
      } else if (kind === 'seance' && this.#workouts) {
        if (this.#workoutName(cited, file) !== undefined) continue;
        const ids = this.#workouts.map(({ id }) => id);
        const named = this.#workouts.map(({ id, name }) => [id, name] as const);
        const message = ids.includes(cited)
          ? `« ${cited} » est l’id de plusieurs séances : donne un autre id à celle que tu cites`
          : `séance inconnue « ${cited} » : cite son id, celui de sa page de séances`;
        yield { start, end: start + cited.length, message, ...likely(cited, ids, named) };
      } else if (kind === 'exercice' && this.#exercises && !this.#exercises.has(cited)) {
        const message = `exercice inconnu « ${cited} » : cite son id, celui de content/exercises/`;
        yield {
          start,
          end: start + cited.length,
          message,
          ...likely(cited, [...this.#exercises.keys()], [...this.#exercises]),
        };
      }
    }
  }

  /** Pages may share an id: that of the own page goes first, and one name is no question. */
  #workoutName(id: string, file: string): string | undefined {
    const options = (this.#workouts ?? []).filter((option) => option.id === id);
    const own = options.find((option) => option.file === file);
    if (own) return own.name;
    return new Set(options.map(({ name }) => name)).size === 1 ? options[0]?.name : undefined;
  }
}

/** `semaine`, `seance` or `exercice` */
const kindOf = (word: string) => comparisonKey(word).replace(/s$/, '');
/** A number as it is counted: « 09 » is week 9. */
const idOf = (written: string) => written.replace(/^0+(?=\d)/, '');

/** The id of what was cited by its name, or of the one that is nearest. */
function likely(cited: string, ids: readonly string[], names: readonly (readonly [string, string])[]) {
  const [named] = names.find(([, name]) => comparisonKey(name) === comparisonKey(cited)) ?? [];
  const nearest = nearestOf(cited, ids);
  const suggestion = named ?? (nearest === cited ? undefined : nearest);
  const isCertain = suggestion !== undefined && (named !== undefined || isSameMeaning(cited, suggestion));
  return { suggestion, isCertain };
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
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mapTexts(field, change)]));
}
