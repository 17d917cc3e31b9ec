import { check } from '../../../../scripts/content/core.ts';
import { markdownOf } from '../../../../scripts/content/outputs/diff/markdown.ts';
import { readFolder } from '../../../../scripts/content/read.ts';
import { FIXTURE } from '../../broken-copy.ts';

/** The texts of a content folder by their paths. */
type Files = ReadonlyMap<string, string>;
export type TextEdit = (files: Map<string, string>) => void;

export const filesOf = async (folder: string): Promise<Files> =>
  new Map((await readFolder(folder)).map(({ path, text }) => [path, text]));

const FILES = await filesOf(FIXTURE);

export function stateAfter(edits: readonly TextEdit[], files = FILES) {
  const copy = new Map(files);
  for (const edit of edits) edit(copy);
  return check([...copy].map(([path, text]) => ({ path, text })));
}

/** Replaces `part`, which must stand in the file exactly once. */
export const swap =
  (file: string, part: string, by: string): TextEdit =>
  (files) => {
    const pieces = (files.get(file) ?? '').split(part);
    if (pieces.length !== 2) throw new Error(`${file} holds ${JSON.stringify(part)} ${pieces.length - 1} times`);
    files.set(file, pieces.join(by));
  };

export const append =
  (file: string, text: string): TextEdit =>
  (files) =>
    files.set(file, `${files.get(file) ?? ''}${text}`);

/** The difference as Markdown, no-break spaces made plain; `before` edits the old state too. */
export function markdownAfter(edits: readonly TextEdit[], before: readonly TextEdit[] = [], files = FILES): string {
  const [old, current] = [stateAfter(before, files), stateAfter([...before, ...edits], files)];
  return plain(markdownOf({ name: 'avant', ...old }, { name: 'après', ...current }));
}

export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');
