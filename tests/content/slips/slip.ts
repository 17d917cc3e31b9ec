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

/** What a slip is made in: all files, by chance. */
export interface Scene {
  files: readonly ContentFile[];
  random: Random;
}

/** Slips of a kind in random order, as many as there are places for it. */
export type Kind = (scene: Scene) => Iterable<Slip>;

/** Chance that a seed repeats (mulberry32). */
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

/** A line that is no comment: its lead (spaces and dash), then « key: value », or the value alone. */
export interface Line {
  file: ContentFile;
  lines: readonly string[];
  index: number;
  text: string;
  lead: string;
  key: string;
  value: string;
  /** It belongs to a text that begins above, by `>-`. */
  isInText: boolean;
  /** It and the lines that it holds. */
  block: readonly string[];
}

const indentOf = (text: string) => text.search(/\S|$/);

export function linesOf(file: ContentFile): Line[] {
  const lines = file.text.trimEnd().split('\n');
  let textIndent = Number.POSITIVE_INFINITY;
  return lines.flatMap((text, index) => {
    if (text.trim() === '') return [];
    const isInText = indentOf(text) > textIndent;
    if (!isInText) textIndent = text.endsWith(' >-') ? indentOf(text) : Number.POSITIVE_INFINITY;
    if (!isInText && text.trim().startsWith('#')) return [];
    const [, lead = '', key = '', value = ''] =
      /^( *(?:- )?)(?:([A-Za-z/][\w/-]*):(?: |$))?(.*)$/.exec(isInText ? text.replace(/\S.*/, '') : text) ?? [];
    const end = lines.findIndex((other, at) => at > index && other !== '' && indentOf(other) <= indentOf(text));
    const block = lines.slice(index, end < 0 ? undefined : end);
    return [{ file, lines, index, text, lead, key, value: isInText ? text.trim() : value, isInText, block }];
  });
}

/** Lines put in the place of a line, or of several from it on. */
export interface Change {
  by: readonly string[];
  /** How many lines go, 1 when left out. */
  removed?: number;
  /** A line that shows it besides, counted from 0. */
  also?: number | undefined;
  /** What should have stood there; what stood there when left out. */
  meant?: readonly string[];
}

const withFile = (files: readonly ContentFile[], file: ContentFile) =>
  files.map((other) => (other.path === file.path ? file : other));

/** A slip in a line, or in a few; figures are drawn on a sheet of their own. */
export const inLines = (edit: (line: Line, scene: Scene) => Change | string | undefined): Kind =>
  function* (scene) {
    const all = scene.files.filter(({ path }) => !path.startsWith('figures/')).flatMap(linesOf);
    for (const line of scene.random.shuffled(all)) {
      const { path } = line.file;
      const found = edit(line, scene);
      if (found === undefined || found === line.text) continue;
      const { by, removed = 1, also, meant }: Change = typeof found === 'string' ? { by: [found] } : found;
      const filesWith = (put: readonly string[]) =>
        withFile(scene.files, { path, text: `${line.lines.toSpliced(line.index, removed, ...put).join('\n')}\n` });
      // A line that is gone is missed where its neighbours are.
      const from = line.index + (by.length > 0 ? 1 : 0);
      const places = [{ file: path, from, to: line.index + Math.max(1, by.length) }];
      if (also !== undefined) places.push({ file: path, from: also + 1, to: also + 1 });
      yield { files: filesWith(by), places, meant: meant ? filesWith(meant) : scene.files };
    }
  };

/** What stands in the place of a file, and on which lines it shows. */
export interface FileChange extends Omit<Place, 'file'> {
  by: readonly ContentFile[];
}

/** A slip with a file as a whole. */
export const inFiles = (edit: (file: ContentFile, scene: Scene) => FileChange | undefined): Kind =>
  function* (scene) {
    for (const file of scene.random.shuffled(scene.files)) {
      const found = file.path.startsWith('figures/') ? undefined : edit(file, scene);
      if (!found) continue;
      const { by, ...lines } = found;
      const others = scene.files.filter(({ path }) => path !== file.path && by.every((made) => made.path !== path));
      yield {
        files: [...others, ...by].sort((one, other) => (one.path < other.path ? -1 : 1)),
        places: [file, ...by].map(({ path }) => ({ file: path, ...lines })),
        meant: scene.files,
      };
    }
  };
