import { changeOfText, quoted, shortened } from './excerpt.ts';
import {
  addedLabel,
  type Change,
  type DiffNode,
  type Outline,
  type Property,
  type Root,
  removedLabel,
} from './node.ts';
import { movedOf, pairUp } from './pairs.ts';
import { formatSlotMove, slotMoves } from './slots.ts';

/** A change that may turn out to be half of a move. */
interface Draft extends Change {
  added?: DiffNode;
  removed?: DiffNode;
}

interface Where {
  files: readonly string[];
  place: string;
}

/** What changed from one state to the other, in the order of the new one. */
export function changesBetween(before: readonly Root[], after: readonly Root[]): Change[] {
  const { matched, added, removed } = pairUp(before, after);
  const order = [...matched, ...added.map((root) => ({ before: undefined, after: root }))].sort(
    (a, b) => after.indexOf(a.after) - after.indexOf(b.after),
  );
  const drafts = [
    ...order.flatMap((root) => {
      const where = { files: [root.after.file, ...(root.before ? [root.before.file] : [])], place: root.after.name };
      return root.before ? changesOf(root.before, root.after, where) : [addition(root.after, where)];
    }),
    ...removed.map((root) => removal(root, { files: [root.file], place: root.name })),
  ];
  return withMoves(drafts);
}

function changesOf(before: DiffNode, after: DiffNode, where: Where): Draft[] {
  return [
    ...changesOfProperties(before.properties, after.properties).map((what) => ({ ...where, what, below: [] })),
    ...changesOfChildren(before, after, where),
  ];
}

function changesOfChildren(before: DiffNode, after: DiffNode, where: Where): Draft[] {
  const { matched, removed } = pairUp(before.children, after.children);
  const inside = (node: DiffNode) => ({ ...where, place: [where.place, node.name].filter(Boolean).join(', ') });
  const partners = new Map(matched.map((pair) => [pair.after, pair]));
  const origins = slotMoves(matched);
  return [
    ...after.children.flatMap((child) => {
      const pair = partners.get(child);
      if (!pair) return [addition(child, inside(child))];
      const origin = origins.get(pair);
      if (origin) {
        const moved = { ...where, what: formatSlotMove(pair, origin), below: [] };
        return [...origins.values()].includes(pair) ? [moved] : [moved, displaced(pair.before, where)];
      }
      return changesOf(pair.before, child, inside(child));
    }),
    ...removed.map((node) => removal(node, inside(node))),
    ...(after.isOrdered ? changesOfOrder(before.children, after.children, matched, where) : []),
  ];
}

/** More moves than this are listed as the whole new order. */
const MAX_LISTED_MOVES = 2;

function changesOfOrder(
  before: readonly DiffNode[],
  after: readonly DiffNode[],
  matched: readonly { before: DiffNode; after: DiffNode }[],
  where: Where,
): Draft[] {
  const moved = movedOf(matched.map((pair) => before.indexOf(pair.before)));
  if (moved.size === 0) return [];
  const called = (node: DiffNode) => quoted(shortened(node.name || node.properties[0]?.value || node.noun.word));
  const change = (what: string) => ({ ...where, what, below: [] });
  if (moved.size > MAX_LISTED_MOVES) return [change(`nouvel ordre : ${after.map(called).join(', ')}`)];
  return matched
    .filter((pair) => moved.has(before.indexOf(pair.before)))
    .map((pair) => {
      const neighbour = after[after.indexOf(pair.after) - 1];
      return change(`${called(pair.after)} passe ${neighbour ? `après ${called(neighbour)}` : 'en premier'}`);
    });
}

function changesOfProperties(before: readonly Property[], after: readonly Property[]): string[] {
  const keyOf = ({ key, noun }: Property) => key ?? noun.word;
  const keys = [...new Set([...after, ...before].map(keyOf))];
  return keys.flatMap((key) => {
    const [old, current] = [before, after].map((properties) => properties.find((property) => keyOf(property) === key));
    if (old && current) return old.value === current.value ? [] : [`${current.noun.word} ${changeOf(old, current)}`];
    if (current) return [`${addedLabel(current.noun)} : ${read(current)}`];
    return old ? [`${removedLabel(old.noun)} : ${read(old)}`] : [];
  });
}

function changeOf(old: Property, current: Property): string {
  const [before, after] = [old, current].map((property) => property.shown ?? property.value) as [string, string];
  if (before === after) return `${before} (${old.value} → ${current.value})`;
  return current.isText ? changeOfText(before, after) : `${before} → ${after}`;
}

const read = ({ value, shown = value, isText }: Property) => (isText ? quoted(shown) : shown);

function addition(node: DiffNode, where: Where): Draft {
  if (!node.name && node.children.length === 0) {
    return {
      ...where,
      what: `${addedLabel(node.noun)} : ${node.properties.map(read).join(', ')}`,
      below: [],
      added: node,
    };
  }
  const isLeaf = node.children.length === 0;
  const properties = propertiesOf(node);
  const what =
    isLeaf && properties.length > 0 ? `${addedLabel(node.noun)}, ${properties.join(', ')}` : addedLabel(node.noun);
  return { ...where, what, below: isLeaf ? [] : outlineOf(node), added: node };
}

function removal(node: DiffNode, where: Where): Draft {
  if (!node.name && node.properties.length === 0) {
    return { ...where, what: removedLabel(node.noun), below: outlineOf(node), removed: node };
  }
  const details = node.name ? '' : ` : ${node.properties.map(read).join(', ')}`;
  return { ...where, what: removedLabel(node.noun) + details, below: [], removed: node };
}

/** Content of a slot that was replaced and exists nowhere any more. */
function displaced(node: DiffNode, where: Where): Draft {
  const { place, content } = node.slot ?? { place: node.name, content: '' };
  return { ...where, what: `${quoted(content)} du ${place} disparaît`, below: outlineOf(node) };
}

const propertiesOf = ({ properties, name }: DiffNode) =>
  properties
    .filter(({ hiddenWhenNew, value }) => !hiddenWhenNew && value !== name)
    .map((property) => `${property.noun.word} ${read(property)}`);

/** All there is to say of a new node. */
function outlineOf(node: DiffNode): Outline[] {
  const properties = propertiesOf(node).map((text) => ({ text, below: [] }));
  return [...properties, ...node.children.flatMap(linesOf)];
}

function linesOf(node: DiffNode): Outline[] {
  const { name, children, properties } = node;
  if (!name) return children.length > 0 ? outlineOf(node) : [{ text: properties.map(read).join(', '), below: [] }];
  if (children.length > 0) return [{ text: name, below: outlineOf(node) }];
  const details = propertiesOf(node).join(', ');
  return [{ text: details ? `${name} : ${details}` : name, below: [] }];
}

/** A removed and an added node of one identity are a move, when there are no others of that identity. */
function withMoves(drafts: readonly Draft[]): Change[] {
  const additions = byIdentity(drafts, ({ added }) => added);
  const removals = byIdentity(drafts, ({ removed }) => removed);
  const origins = new Map<Draft, Draft>();
  for (const [identity, [added, ...otherAdditions]] of additions) {
    const [removed, ...otherRemovals] = removals.get(identity) ?? [];
    if (added && removed && otherRemovals.length + otherAdditions.length === 0) origins.set(added, removed);
  }
  const merged = new Set(origins.values());
  return drafts
    .filter((draft) => !merged.has(draft))
    .flatMap((draft) => {
      const { added, removed: _, ...change } = draft;
      const origin = origins.get(draft);
      if (!origin?.removed || !added) return [change];
      const where = { files: [...change.files, ...origin.files], place: change.place };
      return [
        { ...where, what: `vient de ${quoted(origin.place)}`, below: [] },
        ...changesOf(origin.removed, added, where),
      ];
    });
}

function byIdentity(drafts: readonly Draft[], nodeOf: (draft: Draft) => DiffNode | undefined): Map<string, Draft[]> {
  const found = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const identity = nodeOf(draft)?.identity;
    if (identity !== undefined) found.set(identity, [...(found.get(identity) ?? []), draft]);
  }
  return found;
}
