import { type LineEntry, lineEntryOf } from './levels.ts';

/** A second entry on the line of another. */
const JOINED = /^( *(?:- +)*[^\s-].*?) +((?:- +)?[a-z/][\w/-]*:(?: .*|$)|- .*)$/;

/** A line up to where a second entry begins on it, and the rest; undefined of a line with one entry. */
export function splitJoined(line: string): { head: string; tail: string } | undefined {
  const [, head, tail] = JOINED.exec(line) ?? [];
  return head === undefined || tail === undefined ? undefined : { head, tail };
}

/** The entries of a line, one after the other. */
export function entriesOn(line: string): (LineEntry & { text: string })[] {
  const { head, tail } = splitJoined(line) ?? { head: line, tail: undefined };
  const entry = lineEntryOf(head);
  const others = tail === undefined ? [] : entriesOn(tail);
  return entry && (tail === undefined || others.length > 0) ? [{ ...entry, text: head }, ...others] : [];
}
