import { markdownOf } from '../../../../scripts/content/outputs/diff/markdown.ts';
import { checkCopy, type Edit } from '../../broken-copy.ts';

/** The difference as Markdown, no-break spaces made plain; `before` edits the old state too. */
export async function markdownAfter(edits: readonly Edit[], before: readonly Edit[] = [], source?: string) {
  const old = await checkCopy(before, source);
  const current = await checkCopy([...before, ...edits], source);
  return plain(markdownOf({ name: 'avant', ...old }, { name: 'après', ...current }));
}

export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');
