import { masculine, type Noun } from '../../../../schema/meta.ts';
import type { AnyEntry, Content } from '../../content.ts';
import { KIND_ENTRIES, type Kind, phaseNumberOf, routeOf } from '../../kinds.ts';
import { keysOf, metaOf } from '../../schema-tree.ts';
import * as nodes from '../display-names.ts';
import { Names, type Node, quoted, unquoted } from '../display-names.ts';
import { type Item, type Pair, pairUp } from './pairs.ts';

interface Place {
  kind: Kind;
  file: string;
  /** « Semaine 2 » */
  root: string;
  /** « Semaine 2, mercredi, Bas du corps » */
  place: string;
}

/** What changed at a place: « durée 45 min → 50 min ». */
export interface Change {
  at: Place;
  what: string;
  /** A value that may only follow another change. */
  values?: Pair<Node>;
  /** An item that may be half of a move. */
  added?: ListItem;
  removed?: ListItem;
}

/** A week by its number in each state; undefined where it is not there. */
export type WeekPair = Pair<number | undefined>;

interface ListItem extends Item {
  node: Node;
  label: string;
  isId: boolean;
}

/** Of values as parsed: the schema gives their keys one order. */
const isSame = (before: unknown, after: unknown) => JSON.stringify(before) === JSON.stringify(after);

const agreeing = (participle: string, { word, feminine, plural }: Noun) =>
  `${word} ${participle}${feminine ? 'e' : ''}${plural ? 's' : ''}`;
const INSERTED = 'La semaine insérée entre aussi dans';

/** Walks two states of the content by its schema, file by file and field by field. */
export class Comparison {
  readonly weeks: WeekPair[] = [];
  readonly changes: Change[];
  /** Where values changed because of something else, such as the numbers of weeks after one that was inserted. */
  readonly consequences = new Map<string, Set<string>>();
  readonly #found: Change[] = [];
  readonly #renamed = new Map<string, string>();
  readonly #before: Names;
  readonly #after: Names;

  /** `skipped` files are not compared. */
  constructor(before: Content, after: Content, skipped: readonly string[]) {
    this.#before = new Names(before);
    this.#after = new Names(after);
    const filesOf = ({ entries }: Content, kind: Kind) =>
      entries
        .filter((entry) => entry.kind === kind && entry.value !== undefined && !skipped.includes(entry.file))
        .map((entry) => ({ entry, value: entry.value, key: `${numberOf(entry) ?? entry.file}`, isNamed: false }));
    const files = KIND_ENTRIES.map(([kind]) => pairUp(filesOf(before, kind), filesOf(after, kind)));
    // Addresses first: other files cite them.
    for (const pair of files.flatMap(({ matched }) => matched)) {
      this.#renamed.set(routeOf(pair.before.entry.file), routeOf(pair.after.entry.file));
    }
    for (const { matched, added, removed } of files) {
      for (const pair of matched) this.#compareFiles(pair.before.entry, pair.after.entry);
      for (const { entry } of added) this.#sayFile(entry, 'ajouté', this.#after);
      for (const { entry } of removed) this.#sayFile(entry, 'retiré', this.#before);
    }
    this.#joinMoves();
    this.changes = this.#found.filter((change) => !this.#isConsequence(change));
  }

  #say(at: Place, what: string, more: Partial<Change> = {}): void {
    this.#found.push({ at, what, ...more });
  }

  #compareFiles(before: AnyEntry, after: AnyEntry): void {
    const at = placeOf(after);
    const phases = [before, after].map(({ file }) => phaseNumberOf(file));
    if (after.kind === 'week') this.weeks.push({ before: numberOf(before), after: numberOf(after) });
    if (!Object.is(phases[0], phases[1])) this.#say(at, `phase ${phases.join(' → ')}`);
    else if (after.kind !== 'week' && before.file !== after.file)
      this.#say(at, `fichier ${before.file} → ${after.file}`);
    this.#compareFields(nodes.rootOf(before), nodes.rootOf(after), at);
  }

  #sayFile(entry: AnyEntry, participle: 'ajouté' | 'retiré', names: Names): void {
    const [at, root, number] = [placeOf(entry), nodes.rootOf(entry), numberOf(entry)];
    const nothing = { ...root, value: {}, raw: {} };
    const isNew = participle === 'ajouté';
    if (entry.kind === 'week') {
      this.weeks.push({ before: isNew ? undefined : number, after: isNew ? number : undefined });
      const place = `${at.root} ${isNew ? 'insérée' : 'retirée'}`;
      this.#say({ ...at, place }, names.fields(root, '', { isBrief: true }));
    } else {
      this.#say(at, `fichier ${participle} (${entry.file})`);
      this.#compareFields(isNew ? nothing : root, isNew ? root : nothing, at);
    }
  }

  #compareFields(before: Node, after: Node, at: Place): void {
    const nameOf = (key: string) => (key.startsWith('/') ? (this.#renamed.get(key) ?? key) : key);
    const origins = new Map(Object.keys(Object(before.value)).map((key) => [nameOf(key), key]));
    for (const key of new Set([...Object.keys(Object(after.value)), ...origins.keys()])) {
      const noun = key.startsWith('/') ? masculine(this.#after.of('route', key)) : undefined;
      const old = nodes.fieldOf(before, origins.get(key) ?? key, noun);
      const current = nodes.fieldOf(after, key, noun);
      const [either = before, names] = current ? [current, this.#after] : [old, this.#before];
      const nothing = nodes.isItemList(either) ? { ...either, value: [], raw: [] } : undefined;
      const [left, right] = [old ?? nothing, current ?? nothing];
      if (left && right) this.#compareValues(left, right, at);
      else this.#say(at, `${agreeing(current ? 'ajouté' : 'retiré', either.noun)} : ${names.read(either)}`);
    }
  }

  #compareValues(before: Node, after: Node, at: Place): void {
    if (isSame(before.value, after.value)) return;
    const both = [before, after];
    if (both.every(nodes.hasFields)) this.#compareFields(before, after, within(at, after.noun.word));
    else if (both.every(nodes.isItemList)) this.#compareLists(before, after, at);
    else this.#say(at, this.#changeOf(before, after), { values: { before, after } });
  }

  #changeOf(before: Node, after: Node): string {
    const [old, current] = [this.#before.read(before), this.#after.read(after)];
    const { word } = after.noun;
    if (old === current) return `${word} ${old} (${before.raw} → ${after.raw})`;
    if (nodes.isCount(before) && nodes.isCount(after)) {
      return `${this.#before.phrase(before)} → ${this.#after.phrase(after)}`;
    }
    const change = [before, after].every(nodes.isText) ? changeOfText(old, current) : `${old} → ${current}`;
    const isCited = after.key === 'id' && after.schema && !metaOf(after.schema).audience;
    return `${word} ${change}${isCited ? ' : ce qui tient à l’ancien, comme les coches et le journal des membres, ne suit pas' : ''}`;
  }

  #compareLists(before: Node, after: Node, at: Place): void {
    const [old, current] = [listItems(before, this.#before), listItems(after, this.#after)];
    const { matched, added, removed } = pairUp(old, current);
    for (const pair of matched) {
      if (pair.before.isId && pair.before.key !== pair.after.key) this.#renamed.set(pair.before.key, pair.after.key);
      const isWhole = nodes.hasFields(pair.before.node) && nodes.hasFields(pair.after.node);
      if (isWhole) this.#compareFields(pair.before.node, pair.after.node, within(at, pair.after.label));
      else this.#compareValues(pair.before.node, pair.after.node, at);
    }
    for (const item of added) {
      this.#say(at, `${agreeing('ajouté', after.noun)} : ${this.#after.outline(item.node, item.label)}`, {
        added: item,
      });
    }
    for (const item of removed) {
      const called = nodes.hasFields(item.node) ? item.label : this.#before.read(item.node);
      this.#say(at, `${agreeing('retiré', after.noun)} : ${called}`, { removed: item });
    }
    // A session that goes to another day says so by itself.
    const staying = matched.filter((pair) => pair.before.key === pair.after.key || !isPlaceKey(pair.after));
    const positions = staying.map((pair) => old.indexOf(pair.before));
    if (positions.some((position, index) => position < (positions[index - 1] ?? 0))) {
      this.#say(at, `nouvel ordre : ${current.map(({ label }) => quoted(unquoted(label))).join(', ')}`);
    }
  }

  /** An item that was taken away and one of the same name that was added are one that moved, if there are no others. */
  #joinMoves(): void {
    for (const change of this.#found.filter(({ added }) => added?.isNamed)) {
      const { added, at } = change as Change & { added: ListItem };
      // An exercise of the catalogue goes from file to file, one that a workout cites does not.
      const sameOf = (side: 'added' | 'removed') =>
        this.#found.filter(({ [side]: item, at: { file } }) => {
          const isSame = item?.key === added.key && item.node.schema === added.node.schema;
          return isSame && (added.isId || file === at.file);
        });
      const [origin, ...others] = sameOf('removed');
      if (!origin?.removed || others.length > 0 || sameOf('added').length > 1) continue;
      this.#found.splice(this.#found.indexOf(origin), 1);
      Object.assign(change, { at: within(at, added.label), what: `vient de ${quoted(origin.at.place)}` });
      this.#compareFields(origin.removed.node, added.node, change.at);
    }
  }

  #isConsequence({ values, at: { place, root } }: Change): boolean {
    const what = values && this.#causeOf(values);
    if (what === undefined) return false;
    // The number of a week itself is told apart.
    if (values?.after.key === 'number') return true;
    // Where a limit now holds for one week more is for a coach to judge; what else follows is only listed by file.
    const where = what === INSERTED ? place : root;
    this.consequences.set(what, (this.consequences.get(what) ?? new Set<string>()).add(where));
    return true;
  }

  #causeOf({ before, after }: Pair<Node>): string | undefined {
    if (isSame(before.raw, after.raw)) return 'Textes qui se lisent autrement, par ce qu’ils citent';
    if (nodes.isWeekNumber(after)) return this.#causeOfWeeks([before.value].flat(), [after.value].flat());
    const isReference = after.schema && metaOf(after.schema).refersTo;
    return isReference && this.#renamed.get(`${before.value}`) === after.value
      ? 'Identifiant ou adresse repris'
      : undefined;
  }

  #causeOfWeeks(before: readonly unknown[], after: readonly unknown[]): string | undefined {
    const kept = before.flatMap((number) => this.weeks.find((week) => week.before === number)?.after ?? []);
    const more = after.filter((number) => !kept.includes(Number(number)));
    const isInserted = (number: unknown) => this.weeks.some((week) => !week.before && week.after === number);
    if (kept.some((number) => !after.includes(number)) || !more.every(isInserted)) return undefined;
    return more.length > 0 ? INSERTED : 'Numéros de semaine décalés';
  }
}

const numberOf = ({ value }: AnyEntry): number => Object(value).number;
const within = (at: Place, label: string): Place => ({ ...at, place: `${at.place}, ${label}` });

function placeOf(entry: AnyEntry): Place {
  const root = nodes.fileLabel(entry);
  return { kind: entry.kind, file: entry.file, root, place: root };
}

/** The first field of an item identifies it where it is a word or a number; another item is known by its place. */
function listItems(list: Node, names: Names): ListItem[] {
  const items = nodes.itemsOf(list);
  const labels = items.map((node, index) => names.label(node, index));
  return items.map((node, index) => {
    const before = labels.slice(0, index).filter((other) => other === labels[index]).length;
    const label = `${labels[index]}${before > 0 ? `, ${before + 1}e fois` : ''}`;
    const [first = 'id'] = keysOf(node.schema);
    const { value: key, schema } = nodes.fieldOf(node, first) ?? {};
    const hasKey = typeof key === 'string' || typeof key === 'number';
    const isId = hasKey && first === 'id';
    const isNamed = isId || (hasKey && schema !== undefined && metaOf(schema).refersTo !== undefined);
    const value = hasKey ? { ...Object(node.value), [first]: undefined } : node.value;
    return { node, label, value, key: hasKey ? `${key}` : `#${index}`, isId, isNamed };
  });
}

const isPlaceKey = ({ key, isNamed }: ListItem) => !isNamed && !key.startsWith('#');

/** A longer text is cut down to what changed in it. */
const MAX_WHOLE_LENGTH = 90;
const WORDS_AROUND = 4;

/** « old » → « new », without what long texts have in common, but for a few words around the change. */
function changeOfText(before: string, after: string): string {
  if (Math.max(before.length, after.length) <= MAX_WHOLE_LENGTH) return `${before} → ${after}`;
  const [old, current] = [before, after].map((text) => unquoted(text).split(' ')) as [string[], string[]];
  const shortest = Math.min(old.length, current.length);
  let head = 0;
  while (head < shortest && old[head] === current[head]) head++;
  let tail = 0;
  while (tail < shortest - head && old.at(-1 - tail) === current.at(-1 - tail)) tail++;
  const from = Math.max(0, head - WORDS_AROUND);
  const leftOut = Math.max(0, tail - WORDS_AROUND);
  const cut = (words: string[]) =>
    [...(from > 0 ? ['…'] : []), ...words.slice(from, words.length - leftOut), ...(leftOut > 0 ? ['…'] : [])].join(' ');
  return `${quoted(cut(old))} → ${quoted(cut(current))}`;
}
