import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_FOLDER } from '../../scripts/content/compile.ts';

/** A block of YAML in the coaches' README. */
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

export const README_FILE = path.join(CONTENT_FOLDER, 'README.md');

const FENCE = /^( *)```yaml(?: (new|end|after|replace) (\S+?)(?: "(.+)")?)?$/;

export async function readmeExamples(): Promise<Example[]> {
  const lines = (await readFile(README_FILE, 'utf8')).split('\n');
  return lines.flatMap((line, index): Example[] => {
    const [, indentation = '', how, file = '', anchor] = FENCE.exec(line) ?? [];
    if (!line.trimStart().startsWith('```yaml')) return [];
    if (!FENCE.test(line)) throw new Error(`README.md:${index + 1} has a fence of another form: ${line}`);
    const end = lines.indexOf(`${indentation}\`\`\``, index);
    const block = lines.slice(index + 1, end).map((shown) => shown.slice(indentation.length));
    const above = lines.slice(0, index).findLast((words) => words.trim() !== '') ?? '';
    const recipe = how === undefined ? undefined : { how: how as Recipe['how'], file, anchor };
    return [{ line: index + 1, yaml: `${block.join('\n')}\n`, above: above.trim(), recipe }];
  });
}
