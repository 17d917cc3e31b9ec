/** A longer text is cut down to what changed in it. */
const MAX_WHOLE_LENGTH = 90;
const WORDS_AROUND = 4;

/** A text in quotes. */
export const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

/** « old » → « new », without what long texts have in common, but for a few words around the change. */
export function changeOfText(before: string, after: string): string {
  const [old, current] =
    Math.max(before.length, after.length) <= MAX_WHOLE_LENGTH ? [before, after] : trimmed(before, after);
  return `${quoted(old)} → ${quoted(current)}`;
}

const MAX_SHORTENED_LENGTH = 60;

/** How a text begins: enough to know which it is. */
export function shortened(text: string): string {
  if (text.length <= MAX_SHORTENED_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_SHORTENED_LENGTH))} …`;
}

function trimmed(before: string, after: string): [string, string] {
  const old = before.split(' ');
  const current = after.split(' ');
  const shortest = Math.min(old.length, current.length);
  let head = 0;
  while (head < shortest && old[head] === current[head]) head++;
  let tail = 0;
  while (tail < shortest - head && old.at(-1 - tail) === current.at(-1 - tail)) tail++;
  const from = Math.max(0, head - WORDS_AROUND);
  const leftOut = Math.max(0, tail - WORDS_AROUND);
  const cut = (words: string[]) =>
    [...(from > 0 ? ['…'] : []), ...words.slice(from, words.length - leftOut), ...(leftOut > 0 ? ['…'] : [])].join(' ');
  return [cut(old), cut(current)];
}
