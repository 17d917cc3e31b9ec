import { changeOfText, quoted, shortened } from './excerpt.ts';
import { movedOf, pairUp } from './pairs.ts';
import { takenOver, tellTakenOver } from './slots.ts';
import { added, type Change, type Fact, type Outline, type Root, removed, type Thing } from './thing.ts';

/** A change that may turn out to be half of a move. */
interface Draft extends Change {
  arrived?: Thing;
  gone?: Thing;
}

interface Where {
  files: readonly string[];
  place: string;
}

/** What changed from one state to the other, in the order of the new one. */
export function changesBetween(before: readonly Root[], after: readonly Root[]): Change[] {
  const { kept, added: arrived, removed: gone } = pairUp(before, after);
  const order = [...kept, ...arrived.map((root) => ({ before: undefined, after: root }))].sort(
    (a, b) => after.indexOf(a.after) - after.indexOf(b.after),
  );
  const drafts = [
    ...order.flatMap(({ before: old, after: fresh }) => {
      const where = { files: [fresh.file, ...(old ? [old.file] : [])], place: fresh.name };
      return old ? changesOf(old, fresh, where) : [arrival(fresh, where)];
    }),
    ...gone.map((root) => departure(root, { files: [root.file], place: root.name })),
  ];
  return withMoves(drafts);
}

function changesOf(before: Thing, after: Thing, where: Where): Draft[] {
  return [
    ...changesOfFacts(before.facts, after.facts).map((what) => ({ ...where, what, below: [] })),
    ...changesOfChildren(before, after, where),
  ];
}

function changesOfChildren(before: Thing, after: Thing, where: Where): Draft[] {
  const { kept, removed: gone } = pairUp(before.children, after.children);
  const inside = (thing: Thing) => ({ ...where, place: [where.place, thing.name].filter(Boolean).join(', ') });
  const partners = new Map(kept.map((pair) => [pair.after, pair]));
  const origins = takenOver(kept);
  return [
    ...after.children.flatMap((fresh) => {
      const pair = partners.get(fresh);
      if (!pair) return [arrival(fresh, inside(fresh))];
      const origin = origins.get(pair);
      if (origin) {
        const moved = { ...where, what: tellTakenOver(pair, origin), below: [] };
        return [...origins.values()].includes(pair) ? [moved] : [moved, displaced(pair.before, where)];
      }
      return changesOf(pair.before, fresh, inside(fresh));
    }),
    ...gone.map((thing) => departure(thing, inside(thing))),
    ...(after.isOrdered ? changesOfOrder(before.children, after.children, kept, where) : []),
  ];
}

/** More moves than this are told as the whole new order. */
const MOST_MOVES = 2;

function changesOfOrder(
  before: readonly Thing[],
  after: readonly Thing[],
  kept: readonly { before: Thing; after: Thing }[],
  where: Where,
): Draft[] {
  const moved = movedOf(kept.map((pair) => before.indexOf(pair.before)));
  if (moved.size === 0) return [];
  const called = (thing: Thing) => quoted(shortened(thing.name || thing.facts[0]?.value || thing.noun.word));
  const told = (what: string) => ({ ...where, what, below: [] });
  if (moved.size > MOST_MOVES) return [told(`nouvel ordre : ${after.map(called).join(', ')}`)];
  return kept
    .filter((pair) => moved.has(before.indexOf(pair.before)))
    .map((pair) => {
      const neighbour = after[after.indexOf(pair.after) - 1];
      return told(`${called(pair.after)} passe ${neighbour ? `après ${called(neighbour)}` : 'en premier'}`);
    });
}

function changesOfFacts(before: readonly Fact[], after: readonly Fact[]): string[] {
  const keyOf = ({ key, noun }: Fact) => key ?? noun.word;
  const keys = [...new Set([...after, ...before].map(keyOf))];
  return keys.flatMap((key) => {
    const old = before.find((fact) => keyOf(fact) === key);
    const fresh = after.find((fact) => keyOf(fact) === key);
    if (old && fresh) return old.value === fresh.value ? [] : [`${fresh.noun.word} ${changeOf(old, fresh)}`];
    if (fresh) return [`${added(fresh.noun)} : ${read(fresh)}`];
    return old ? [`${removed(old.noun)} : ${read(old)}`] : [];
  });
}

function changeOf(old: Fact, fresh: Fact): string {
  const [before, after] = [old, fresh].map((fact) => fact.shown ?? fact.value) as [string, string];
  if (before === after) return `${before} (${old.value} → ${fresh.value})`;
  return fresh.isText ? changeOfText(before, after) : `${before} → ${after}`;
}

const read = ({ value, shown = value, isText }: Fact) => (isText ? quoted(shown) : shown);

function arrival(thing: Thing, where: Where): Draft {
  if (!thing.name && thing.children.length === 0) {
    return { ...where, what: `${added(thing.noun)} : ${thing.facts.map(read).join(', ')}`, below: [], arrived: thing };
  }
  const isLeaf = thing.children.length === 0;
  const facts = factsOf(thing);
  const what = isLeaf && facts.length > 0 ? `${added(thing.noun)}, ${facts.join(', ')}` : added(thing.noun);
  return { ...where, what, below: isLeaf ? [] : outlineOf(thing), arrived: thing };
}

function departure(thing: Thing, where: Where): Draft {
  if (!thing.name && thing.facts.length === 0) {
    return { ...where, what: removed(thing.noun), below: outlineOf(thing), gone: thing };
  }
  const told = thing.name ? '' : ` : ${thing.facts.map(read).join(', ')}`;
  return { ...where, what: removed(thing.noun) + told, below: [], gone: thing };
}

/** What stood where something else came to, and stands nowhere now. */
function displaced(thing: Thing, where: Where): Draft {
  const { place, holds } = thing.slot ?? { place: thing.name, holds: '' };
  return { ...where, what: `${quoted(holds)} du ${place} disparaît`, below: outlineOf(thing) };
}

const factsOf = ({ facts, name }: Thing) =>
  facts
    .filter(({ isPlumbing, value }) => !isPlumbing && value !== name)
    .map((fact) => `${fact.noun.word} ${read(fact)}`);

/** All there is to say of a new thing. */
function outlineOf(thing: Thing): Outline[] {
  const facts = factsOf(thing).map((text) => ({ text, below: [] }));
  return [...facts, ...thing.children.flatMap(linesOf)];
}

function linesOf(thing: Thing): Outline[] {
  const { name, children, facts } = thing;
  if (!name) return children.length > 0 ? outlineOf(thing) : [{ text: facts.map(read).join(', '), below: [] }];
  if (children.length > 0) return [{ text: name, below: outlineOf(thing) }];
  const told = factsOf(thing).join(', ');
  return [{ text: told ? `${name} : ${told}` : name, below: [] }];
}

/** What left one place and came to another has moved, when nothing else can be meant. */
function withMoves(drafts: readonly Draft[]): Change[] {
  const arrivals = byIdentity(drafts, ({ arrived }) => arrived);
  const departures = byIdentity(drafts, ({ gone }) => gone);
  const origins = new Map<Draft, Draft>();
  for (const [identity, [arrived, ...otherArrivals]] of arrivals) {
    const [gone, ...others] = departures.get(identity) ?? [];
    if (arrived && gone && others.length + otherArrivals.length === 0) origins.set(arrived, gone);
  }
  const left = new Set(origins.values());
  return drafts
    .filter((draft) => !left.has(draft))
    .flatMap((draft) => {
      const { arrived, gone, ...change } = draft;
      const origin = origins.get(draft);
      if (!origin?.gone || !arrived) return [change];
      const where = { files: [...change.files, ...origin.files], place: change.place };
      return [
        { ...where, what: `vient de ${quoted(origin.place)}`, below: [] },
        ...changesOf(origin.gone, arrived, where),
      ];
    });
}

function byIdentity(drafts: readonly Draft[], thingOf: (draft: Draft) => Thing | undefined): Map<string, Draft[]> {
  const found = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const identity = thingOf(draft)?.identity;
    if (identity !== undefined) found.set(identity, [...(found.get(identity) ?? []), draft]);
  }
  return found;
}
