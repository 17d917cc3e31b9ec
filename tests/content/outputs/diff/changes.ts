import { appendFile, rename as renameFile } from 'node:fs/promises';
import path from 'node:path';
import { checkFolder } from '../../../../scripts/content/check-folder.ts';
import { differenceOf } from '../../../../scripts/content/outputs/diff/difference.ts';
import { markdownOf } from '../../../../scripts/content/outputs/diff/markdown.ts';
import { type Edit, withCopy } from '../../broken-copy.ts';

/** The difference between the fixture and an edited copy of it, as Markdown; `before` edits the old state too. */
export async function differenceAfter(edits: readonly Edit[], before: readonly Edit[] = []): Promise<string> {
  return withCopy(before, (old) =>
    withCopy([...before, ...edits], async (fresh) => {
      const [was, is] = [await checkFolder(old), await checkFolder(fresh)];
      const errors = ({ diagnostics }: typeof was) => diagnostics.filter(({ severity }) => severity === 'error').length;
      return markdownOf(differenceOf(was, is), {
        before: { name: 'avant', errors: errors(was) },
        after: { name: 'après', errors: errors(is) },
      });
    }),
  );
}

/** The lines of a difference that tell of changes, no-break spaces made plain. */
export async function changesAfter(edits: readonly Edit[], before: readonly Edit[] = []): Promise<string[]> {
  const markdown = await differenceAfter(edits, before);
  return plain(markdown)
    .split('\n')
    .filter((line) => /^\s*- /.test(line));
}

export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

export function append(file: string, source: string): Edit {
  return (folder) => appendFile(path.join(folder, file), source);
}

export function rename(file: string, name: string): Edit {
  return (folder) => renameFile(path.join(folder, file), path.join(folder, name));
}
