import { readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { add, type Edit, type Files } from './broken-copy.ts';
import { accepts, DESCRIBED } from './described-fields.ts';

/** Its recipes start from the tests' programme: a coach who has followed one leaves it true. */
export const README_FILE = 'content/README.md';

/** A block of a page for coaches: YAML, or a change in words. */
export interface Example {
  line: number;
  /** The last heading above it. */
  heading: string;
  yaml: string;
  /** The line of words above it. */
  above: string;
  recipe: Recipe | undefined;
}

/**
 * Where a block goes, as its fence says: `yaml after limits.yaml "  /training: 5"`, `yaml whole results.yaml` in place of
 * all that the file held. GitHub shows nothing of it. A `text` holds lines to replace, or files to rename or copy, each as « this → that », or the first lines of the list items to remove.
 */
export interface Recipe {
  how: 'new' | 'whole' | 'end' | 'after' | 'replace' | 'substitute' | 'remove' | 'rename' | 'copy';
  file: string;
  /** The one line of the file that the block goes after, or from which it takes the place of as many lines or items. */
  anchor: string | undefined;
}

const FENCE =
  /^( *)```(?:yaml(?: (new|whole|end|after|replace) (\S+?)(?: "(.+)")?)?|text (substitute|remove|rename|copy)(?: (\S+))?)$/;

export async function examplesIn(page: string): Promise<Example[]> {
  const lines = (await readFile(page, 'utf8')).split('\n');
  return lines.flatMap((line, index): Example[] => {
    const [, indentation = '', placed, placedIn, anchor, change, changedFile = ''] = FENCE.exec(line) ?? [];
    if (!/^ *```(?:yaml|text .)/.test(line)) return [];
    if (!FENCE.test(line)) throw new Error(`${page}:${index + 1} has a fence of another form: ${line}`);
    const end = lines.indexOf(`${indentation}\`\`\``, index);
    const block = lines.slice(index + 1, end).map((shown) => shown.slice(indentation.length));
    const above = lines.slice(0, index).findLast((words) => words.trim() !== '') ?? '';
    const how = (placed ?? change) as Recipe['how'] | undefined;
    const recipe = how && { how, file: placedIn ?? changedFile, anchor };
    const heading = lines.slice(0, index).findLast((words) => /^##+ /.test(words)) ?? '';
    return [
      {
        line: index + 1,
        heading: heading.replace(/^#+ /, ''),
        yaml: `${block.join('\n')}\n`,
        above: above.trim(),
        recipe,
      },
    ];
  });
}

/** Fields of some kind of file that the schema takes as they are; a list counts item by item. */
export function isAccepted(yaml: string): boolean {
  const document = parseDocument(yaml);
  if (document.errors.length > 0) return false;
  const value: unknown = document.toJS();
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
  if (how === 'whole') return (files) => files.delete(file) && files.set(file, yaml);
  if (how === 'rename' || how === 'copy') return (files) => moveFiles(files, yaml, how === 'copy');
  return (files) => {
    const text = files.get(file) ?? '';
    if (how === 'end') return files.set(file, text + yaml);
    if (how === 'substitute') return files.set(file, substituted(text, yaml, file));
    const lines = text.split('\n');
    const indexOfLine = (line: string) => {
      const indexes = lines.flatMap((other, index) => (other === line ? [index] : []));
      if (indexes.length !== 1) throw new Error(`${file} holds the line ${line} ${indexes.length} times`);
      return indexes[0] ?? 0;
    };
    const written = yaml.trimEnd().split('\n');
    if (how === 'remove')
      for (const first of written) lines.splice(indexOfLine(first), itemLength(lines, indexOfLine(first)));
    else if (how === 'replace')
      lines.splice(indexOfLine(anchor), replacedLength(lines, indexOfLine(anchor), written), ...written);
    else lines.splice(indexOfLine(anchor) + 1, 0, ...written);
    return files.set(file, lines.join('\n'));
  };
}

const pairsIn = (words: string) =>
  words
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' → ') as [string, string]);

function moveFiles(files: Files, words: string, isCopied: boolean): void {
  for (const [from, to] of pairsIn(words)) {
    files.set(to, files.get(from) ?? '');
    if (!isCopied) files.delete(from);
  }
}

function substituted(text: string, words: string, file: string): string {
  return pairsIn(words).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${file} does not hold ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}

/** As many list items go as come; of anything else, as many lines. */
function replacedLength(lines: readonly string[], start: number, written: readonly string[]): number {
  const dash = /^ *- /.exec(written[0] ?? '')?.[0];
  if (!dash) return written.length;
  const items = written.filter((line) => line.startsWith(dash)).length;
  return Array.from({ length: items }).reduce<number>((length) => length + itemLength(lines, start + length), 0);
}

/** The lines of a list item, up to the next line that is not deeper. */
function itemLength(lines: readonly string[], start: number): number {
  const indentation = lines[start]?.search(/\S/) ?? 0;
  const rest = lines.slice(start + 1).findIndex((line) => line.trim() !== '' && line.search(/\S/) <= indentation);
  return rest < 0 ? lines.length - start : rest + 1;
}
