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

  constructor(seed: number, name: string) {
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

const countLines = (text: string) => text.split('\n').length;
/** Figures are drawn on a sheet of their own. */
const isWritten = ({ path }: ContentFile) => !path.startsWith('figures/');
const withText = (files: readonly ContentFile[], { path }: ContentFile, text: string) =>
  files.map((file) => (file.path === path ? { path, text } : file));

/** The lines of a file that are comments, and those of texts that begin above by `>-`, counted from 0. */
function linesApart({ text }: ContentFile): { comments: Set<number>; texts: Set<number> } {
  const [comments, texts] = [new Set<number>(), new Set<number>()];
  let textIndent = Number.POSITIVE_INFINITY;
  for (const [at, line] of text.split('\n').entries()) {
    const indent = line.search(/\S|$/);
    if (indent > textIndent) texts.add(at);
    else if (/^\s*#/.test(line)) comments.add(at);
    else textIndent = line.endsWith(' >-') ? indent : Number.POSITIVE_INFINITY;
  }
  return { comments, texts };
}

/** What stands in the place of a match: a replacement as of `String.replace`, or a function of the match. */
export type Variant = string | ((found: string, scene: Scene, file: ContentFile) => Replacement | undefined);
/** `meant` is what should have stood there, where that is not what stood there. */
type Replacement = string | { by: string; meant: string };

/** Slips where a pattern matches, in the texts folded by `>-` or outside of them. */
export const slipsAt = (pattern: RegExp, where: 'outside' | 'in texts', variants: readonly Variant[]): Kind =>
  function* (scene) {
    const places = scene.files.filter(isWritten).flatMap((file) => {
      const { comments, texts } = linesApart(file);
      return [...file.text.matchAll(new RegExp(pattern.source, 'gmu'))].flatMap(({ 0: found, index }) => {
        const line = countLines(file.text.slice(0, index)) - 1;
        return comments.has(line) || texts.has(line) !== (where === 'in texts') ? [] : [{ file, found, index }];
      });
    });
    for (const { file, found, index } of scene.random.shuffled(places)) {
      const [before, after] = [file.text.slice(0, index), file.text.slice(index + found.length)];
      const variant = scene.random.pick(variants);
      const sticky = new RegExp(pattern.source, 'muy');
      sticky.lastIndex = index;
      const made =
        typeof variant === 'string'
          ? file.text.replace(sticky, variant).slice(index, -after.length || undefined)
          : variant(found, scene, file);
      const { by, meant } = typeof made === 'object' ? made : { by: made, meant: found };
      if (by === undefined || by === found) continue;
      yield {
        files: withText(scene.files, file, before + by + after),
        places: [{ file: file.path, ...changedLines(found, by, countLines(before)) }],
        meant: meant === found ? scene.files : withText(scene.files, file, before + meant + after),
      };
    }
  };

/** The lines of `by` that are not those of `found` at its beginning; a line that is gone is missed by its neighbours. */
function changedLines(found: string, by: string, first: number) {
  const [old, lines] = [found.split('\n'), by.trimEnd().split('\n')];
  const same = lines.findIndex((line, at) => line !== old[at]);
  const from = first + Math.max(0, same);
  return by === '' ? { from: first - 1, to: first } : { from, to: first + lines.length - 1 };
}

/** What stands in the place of a file, and on which lines it shows. */
export interface FileChange extends Omit<Place, 'file'> {
  by: readonly ContentFile[];
}

/** A slip with a file as a whole. */
export const inFiles = (edit: (file: ContentFile, scene: Scene) => FileChange | undefined): Kind =>
  function* (scene) {
    for (const file of scene.random.shuffled(scene.files.filter(isWritten))) {
      const found = edit(file, scene);
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
