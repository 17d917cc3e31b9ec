import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseFile } from '../../scripts/content/parse/parse-file.ts';
import { add, type Edit } from './broken-copy.ts';
import { accepts, DESCRIBED } from './described-fields.ts';

/** Its recipes start from the tests' programme: a coach who has followed one leaves it true. */
export const README_FILE = 'content/README.md';

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
  const { value, diagnostics } = parseFile({ path: 'example.yaml', text: yaml });
  if (diagnostics.length > 0) return false;
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

/** What a coach does who follows the recipe. */
export function editOf({ recipe, yaml }: Example): Edit {
  if (!recipe) throw new Error('an example that goes nowhere');
  const { how, file, anchor = '' } = recipe;
  if (how === 'new') return add(file, yaml);
  return async (folder) => {
    const target = path.join(folder, file);
    if (how === 'end') return appendFile(target, yaml);
    const lines = (await readFile(target, 'utf8')).split('\n');
    const places = lines.flatMap((line, index) => (line === anchor ? [index] : []));
    if (places.length !== 1) throw new Error(`${file} holds the line ${anchor} ${places.length} times`);
    const written = yaml.trimEnd().split('\n');
    // As many lines go as come.
    if (how === 'replace') lines.splice(places[0] ?? 0, written.length, ...written);
    else lines.splice((places[0] ?? 0) + 1, 0, ...written);
    return writeFile(target, lines.join('\n'));
  };
}
