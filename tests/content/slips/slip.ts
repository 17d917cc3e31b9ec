import type { ContentFile } from '../../../scripts/content/parse/encoding.ts';

/** Where the first finding has to be: on a file as a whole, or on one of its lines from `from` to `to`, counted from 1. */
export interface Place {
  file: string;
  from?: number;
  to?: number;
}

/** A slip in the content, and what its author meant. */
export interface Slip {
  files: readonly ContentFile[];
  places: readonly Place[];
  meant: readonly ContentFile[];
}

/** What a coach knows when making a slip: all files, and a source of chance. */
export interface Scene {
  files: readonly ContentFile[];
  random: Random;
}

/** Slips of a kind in random order, as many as there are places for it. */
export type Kind = (scene: Scene) => Iterable<Slip>;

/** Deterministic chance (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number, name = '') {
    this.#state = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed) | 0;
  }

  /** From 0 to `count - 1`. */
  below(count: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const rest = [...list];
    return list.map(() => rest.splice(this.below(rest.length), 1)[0] as T);
  }
}

/** A line that is no comment: « lead key: value », or « lead rest » where it has no key. */
export interface Line {
  file: ContentFile;
  lines: readonly string[];
  index: number;
  text: string;
  /** Its spaces and its dash; what it says stands in the column after. */
  lead: string;
  key: string;
  value: string;
  /** Without the lead. */
  rest: string;
  /** It belongs to a text that begins above, by `>-`. */
  isInText: boolean;
  /** The lines that belong to it, itself first. */
  span: number;
}

const ENTRY = /^([A-Za-z/][\w/-]*):(?: (.*))?$/;

export function linesOf(file: ContentFile): Line[] {
  const lines = file.text.replace(/\n$/, '').split('\n');
  let textColumn = Number.POSITIVE_INFINITY;
  return lines.flatMap((text, index) => {
    const indent = /^ */.exec(text)?.[0].length ?? 0;
    if (text.trim() === '') return [];
    const isInText = indent > textColumn;
    if (!isInText) textColumn = /(?:^|[:-] )>-$/.test(text) ? indent : Number.POSITIVE_INFINITY;
    if (!isInText && text.trim().startsWith('#')) return [];
    const lead = (isInText ? /^ */ : /^ *(?:- )?/).exec(text)?.[0] ?? '';
    const rest = text.slice(lead.length);
    const [, key = '', value = ''] = (!isInText && ENTRY.exec(rest)) || [];
    const below = lines.findIndex(
      (other, at) => at > index && other.trim() !== '' && (/^ */.exec(other)?.[0].length ?? 0) <= indent,
    );
    const span = (below < 0 ? lines.length : below) - index;
    return [{ file, lines, index, text, lead, key, value, rest, isInText, span }];
  });
}

/** The lines of the fields beside a field, itself among them. */
export function fieldsBeside({ file, index, lead }: Line): Line[] {
  const level = linesOf(file).filter((line) => line.lead.length <= lead.length);
  const at = level.findIndex((line) => line.index === index);
  const isFirst = (line: Line) => line.lead.length < lead.length || line.lead.includes('-');
  const first = level.findLastIndex((line, place) => place <= at && isFirst(line));
  const end = level.findIndex((line, place) => place > at && isFirst(line));
  return level
    .slice(Math.max(0, first), end < 0 ? undefined : end)
    .filter((line) => line.lead.length === lead.length && line.key);
}

/** Lines put in the place of a line, or of several from it on. */
export interface Change {
  by: readonly string[];
  /** How many lines go, 1 when left out. */
  removed?: number;
  /** Lines that show it beside the new ones, counted from 0. */
  also?: readonly number[];
  /** What should have stood there; what stood there when left out. */
  meant?: readonly string[];
}

const changed = (file: ContentFile, lines: readonly string[]) => ({ path: file.path, text: `${lines.join('\n')}\n` });
const replaced = (files: readonly ContentFile[], file: ContentFile) =>
  files.map((other) => (other.path === file.path ? file : other));

export type LineEdit = (line: Line, scene: Scene) => Change | string | undefined;

/** A slip of one line, or of a few; figures are drawn with their own sheet. */
export const inLines = (edit: LineEdit): Kind =>
  function* (scene) {
    const places = scene.files.filter(({ path }) => !path.startsWith('figures/')).flatMap(linesOf);
    for (const line of scene.random.shuffled(places)) {
      const found = edit(line, scene);
      if (found === undefined) continue;
      const { by, removed = 1, also = [], meant }: Change = typeof found === 'string' ? { by: [found] } : found;
      const slipped = line.lines.toSpliced(line.index, removed, ...by);
      if (slipped.join('\n') === line.lines.join('\n')) continue;
      const first = line.index + 1;
      // A line that is gone is missed where its neighbours are.
      const own = by.length > 0 ? { from: first, to: first + by.length - 1 } : { from: first - 1, to: first };
      yield {
        files: replaced(scene.files, changed(line.file, slipped)),
        places: [own, ...also.map((at) => ({ from: at + 1, to: at + 1 }))].map((lines) => ({
          file: line.file.path,
          ...lines,
        })),
        meant: meant
          ? replaced(scene.files, changed(line.file, line.lines.toSpliced(line.index, removed, ...meant)))
          : scene.files,
      };
    }
  };

/** What becomes of a file: others in its place (none when it is gone), and where the first finding may be besides. */
export interface FileChange {
  by: readonly ContentFile[];
  also?: readonly Place[];
  from?: number;
  to?: number;
  meant?: ContentFile;
}

/** A slip with a file as a whole. */
export const inFiles = (edit: (file: ContentFile, scene: Scene) => FileChange | undefined): Kind =>
  function* (scene) {
    for (const file of scene.random.shuffled(scene.files)) {
      const found = file.path.startsWith('figures/') ? undefined : edit(file, scene);
      if (!found) continue;
      const { by, also = [], meant, ...lines } = found;
      const others = scene.files.filter(({ path }) => path !== file.path && by.every((made) => made.path !== path));
      yield {
        files: [...others, ...by].sort((one, other) => (one.path < other.path ? -1 : 1)),
        places: [{ file: file.path, ...lines }, ...by.map(({ path }) => ({ file: path, ...lines })), ...also],
        meant: meant ? replaced(scene.files, meant) : scene.files,
      };
    }
  };
