import { readFile } from 'node:fs/promises';
import { parseSource } from '../../scripts/content/source/source.ts';
import { accepts, DESCRIBED } from './described-fields.ts';

/** A block of YAML in a page for coaches. */
export interface Example {
  line: number;
  yaml: string;
  /** The line of words above it. */
  above: string;
  recipe: Recipe | undefined;
}

/** Where a block goes, as its fence says: `yaml after limits.yaml "  /training: 5"`. GitHub shows nothing of it. */
export interface Recipe {
  how: 'new' | 'end' | 'after' | 'replace';
  file: string;
  /** The one line of the file that the block goes after, or whose place it takes, with as many lines as it has. */
  anchor: string | undefined;
}

const FENCE = /^( *)```yaml(?: (new|end|after|replace) (\S+?)(?: "(.+)")?)?$/;

export async function examplesIn(page: string): Promise<Example[]> {
  const lines = (await readFile(page, 'utf8')).split('\n');
  return lines.flatMap((line, index): Example[] => {
    const [, indentation = '', how, file = '', anchor] = FENCE.exec(line) ?? [];
    if (!line.trimStart().startsWith('```yaml')) return [];
    if (!FENCE.test(line)) throw new Error(`${page}:${index + 1} has a fence of another form: ${line}`);
    const end = lines.indexOf(`${indentation}\`\`\``, index);
    const block = lines.slice(index + 1, end).map((shown) => shown.slice(indentation.length));
    const above = lines.slice(0, index).findLast((words) => words.trim() !== '') ?? '';
    const recipe = how === undefined ? undefined : { how: how as Recipe['how'], file, anchor };
    return [{ line: index + 1, yaml: `${block.join('\n')}\n`, above: above.trim(), recipe }];
  });
}

/** Fields of some kind of file that the schema takes as they are; a list counts item by item. */
export function isAccepted({ yaml }: Example): boolean {
  const { value, findings } = parseSource('example.yaml', Buffer.from(yaml));
  if (findings.length > 0) return false;
  return (Array.isArray(value) ? value : [value]).every(isSomewhere);
}

function isSomewhere(fields: unknown): boolean {
  if (fields === null) return true;
  if (typeof fields !== 'object') return false;
  const written = Object.entries(fields);
  return DESCRIBED.some(
    ({ kind, path, schema: { properties = {} } }) =>
      written.every(([key]) => key in properties) &&
      written.every(([key, value]) => accepts(kind, [...path, key], value)),
  );
}
