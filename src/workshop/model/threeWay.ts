import { type Schema, schemaAt } from '../../../scripts/content/schema-tree.ts';
import type { Path } from './draft.ts';
import { valueIn } from './previewRoute.ts';
import { isObject, isSame, UnreadableYamlError, YamlEditError } from './yamlDocument.ts';
import { idsOf, setValue } from './yamlEdits.ts';

/** What both sides changed; undefined of a value is one that a side has not, null of a file one that it removed. */
export interface Conflict {
  /** In my value; that of the list where I removed the item; empty for the whole file, with its texts as values. */
  path: Path;
  theirs: unknown;
  mine: unknown;
}

export type Choice = 'theirs' | 'mine';

interface Merge {
  schema: Schema;
  /** One of two values that clash. */
  choose<Value>(path: Path, theirs: Value, mine: Value): Value;
}

type List = readonly unknown[];

/** Their text with my changes; what both changed is as chosen, or theirs, and returned. A file that a side has not is null. */
export function mergeFile(
  base: string | null,
  theirs: string | null,
  mine: string | null,
  schema: Schema,
  choices?: readonly Choice[],
): { text: string | null; conflicts: Conflict[] } {
  if (mine === base || mine === theirs) return { text: theirs, conflicts: [] };
  if (theirs === base) return { text: mine, conflicts: [] };
  const byField = mergeFields(base, theirs, mine, schema);
  const chosen = byField && choices ? mergeFields(base, theirs, mine, schema, choices) : byField;
  const whole = { text: choices?.[0] === 'mine' ? mine : theirs, conflicts: [{ path: [], theirs, mine }] };
  return chosen ?? whole;
}

/** Undefined where the fields can't be merged, or a comment of mine would be lost. */
function mergeFields(
  base: string | null,
  theirs: string | null,
  mine: string | null,
  schema: Schema,
  choices?: readonly Choice[],
) {
  const conflicts: Conflict[] = [];
  const choose: Merge['choose'] = (path, their, my) => {
    conflicts.push({ path, theirs: their, mine: my });
    return choices?.[conflicts.length - 1] === 'mine' ? my : their;
  };
  const [before, their, my] = [base, theirs, mine].map((text) => valueIn(text ?? undefined, []));
  const hasOwnComment = commentsOf(mine).some((comment) => !base?.includes(comment) && !theirs?.includes(comment));
  if (theirs === null || !isObject(their) || !isObject(my) || hasOwnComment) return undefined;
  try {
    return { text: setValue(theirs, [], merged({ schema, choose }, [], before, their, my), schema), conflicts };
  } catch (error) {
    if (error instanceof YamlEditError || error instanceof UnreadableYamlError) return undefined;
    throw error;
  }
}

const commentsOf = (text: string | null) => (text?.match(/(?:^|[ \t])#.*$/gm) ?? []).map((line) => line.trim());

function merged(merge: Merge, path: Path, base: unknown, theirs: unknown, mine: unknown): unknown {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (Array.isArray(theirs) && Array.isArray(mine))
    return mergedLists(merge, path, Array.isArray(base) ? base : [], theirs, mine);
  if (!isObject(theirs) || !isObject(mine)) return merge.choose(path, theirs, mine);
  const before = isObject(base) ? base : {};
  const fields = Object.keys({ ...theirs, ...mine }).map((key) => [
    key,
    merged(merge, [...path, key], before[key], theirs[key], mine[key]),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Item by item, in the order of the side that changed it; what the other added follows what it follows there. */
function mergedLists(merge: Merge, path: Path, base: List, theirs: List, mine: List): unknown {
  const ids = [base, theirs, mine].map((list) => idsOf(list, schemaAt(merge.schema, [...path, 0])));
  const [baseIds, theirIds, myIds] = ids;
  // Numbers are places and angles, which their order tells apart.
  const areNumbers = [...base, ...theirs, ...mine].some((item) => typeof item === 'number');
  if (!baseIds || !theirIds || !myIds || areNumbers) {
    if (base.length !== theirs.length || base.length !== mine.length) return merge.choose(path, theirs, mine);
    return mine.map((item, index) => merged(merge, [...path, index], base[index], theirs[index], item));
  }
  const items = new Map(
    [...new Set([...theirIds, ...myIds])].map((id) => {
      const [inBase, inTheirs, inMine] = [baseIds.indexOf(id), theirIds.indexOf(id), myIds.indexOf(id)];
      const place = inMine < 0 ? path : [...path, inMine];
      return [id, merged(merge, place, base[inBase], theirs[inTheirs], mine[inMine])];
    }),
  );
  const inAll = (list: List) => list.filter((id) => ids.every((each) => each?.includes(id)));
  const [before, their, my] = [inAll(baseIds), inAll(theirIds), inAll(myIds)];
  const areBothMoved = ![before, their].some((order) => isSame(my, order)) && !isSame(their, before);
  const isMine = areBothMoved ? merge.choose(path, theirs, mine) === mine : isSame(their, before);
  const [order, others] = isMine ? [[...myIds], theirIds] : [[...theirIds], myIds];
  for (const [index, id] of others.entries())
    if (!order.includes(id)) order.splice(order.indexOf(others[index - 1]) + 1, 0, id);
  return order.map((id) => items.get(id)).filter((item) => item !== undefined);
}
