import { isNode, parseDocument } from 'yaml';
import { KINDS } from '../../../scripts/content/kinds.ts';
import type { Path } from './draft.ts';
import { setValue, valueAt } from './yamlEdits.ts';

const PAGE = KINDS.workoutPage.schema;

/** Whether the list is that of a workout without circuits, and has an exercise after this one. */
export const canJoinNext = (list: Path, index: number, length: number): boolean =>
  list[0] === 'options' && list.length === 3 && list[2] === 'exercises' && index < length - 1;

/**
 * The exercise and the next one in turn, as a circuit with a round for each set; those before and after stay as they are.
 * All keep their lines, with the comments above them.
 */
export function withNextJoined(text: string, list: Path, index: number): string {
  const sets = Number(Object(valueAt(text, [...list, index])).sets ?? 1);
  const { rest } = Object(valueAt(text, list.slice(0, -1)));
  // Of a superset, the rest comes behind both.
  const pause = / entre les séries$/.test(rest) && rest.replace(/séries$/, 'tours');
  const { lines, key, items } = sourceOf(text, list);
  const end = text.includes('\r\n') ? '\r' : '';
  const margin = ' '.repeat(indentOf(lines[key]));
  const groups = [items.slice(0, index), items.slice(index, index + 2), items.slice(index + 2)];
  const blocks = groups.flatMap((group, place) => {
    if (group.length === 0) return [];
    const shift = ' '.repeat(margin.length + 6 - indentOf(group[0]?.find((line) => line.trim().startsWith('- '))));
    const inside = group.flat().map((line) => (line.trim() ? shift + line : line));
    const head = [
      `rounds: ${place === 1 ? sets : 1}`,
      ...(place === 1 && pause ? [`rest: ${pause}`] : []),
      'exercises:',
    ];
    return [...head.map((line, at) => `${margin}  ${at === 0 ? '-' : ' '} ${line}${end}`), ...inside];
  });
  const joined = lines.toSpliced(key, items.flat().length + 1, `${margin}blocks:${end}`, ...blocks).join('\n');
  const pair = [...list.slice(0, -1), 'blocks', index > 0 ? 1 : 0, 'exercises'];
  return [0, 1].reduce((edited, place) => setValue(edited, [...pair, place, 'sets'], 1, PAGE), joined);
}

const indentOf = (line = '') => line.length - line.trimStart().length;

/** The lines of a text, the one with the key of a list, and those of each item, from the end of the one before it on. */
function sourceOf(text: string, list: Path) {
  const lines = text.split('\n');
  const nodes = valueAt(text, list) as unknown[];
  const document = parseDocument(text);
  const lineAt = (offset: number) => text.slice(0, offset).trimEnd().split('\n').length - 1;
  const rangeOf = (path: Path) => {
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? node.range : ([0, 0, 0] as const);
  };
  const key = lineAt(rangeOf(list)[0] - 1);
  let from = lines.findLastIndex((line, at) => at <= key && line.trim().startsWith(`${list.at(-1)}:`));
  const first = from;
  const items = nodes.map((_, index) => {
    const last = lineAt(rangeOf([...list, index])[1]);
    const own = lines.slice(from + 1, last + 1);
    from = last;
    return own;
  });
  return { lines, key: first, items };
}
