/** `text` with the first match of `part` replaced; throws where there is none, instead of leaving the text as it is. */
export function replaceOrThrow(text: string, part: string | RegExp, by: string): string {
  const isThere = typeof part === 'string' ? text.includes(part) : text.search(part) >= 0;
  if (!isThere) throw new Error(`nothing to replace: ${part}`);
  // A function: what stands for it may hold a `$`.
  return text.replace(part, () => by);
}
