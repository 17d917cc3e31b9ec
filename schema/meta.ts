import type { z } from 'zod';
import type { RichText } from './rich-text.ts';

/** What the values of a field are names of; an editor can then offer those that exist. */
export type Target = 'exercise' | 'route' | 'workoutPage' | 'workout' | 'station' | 'division' | 'pace' | 'warning';

/** A French noun, for what agrees with it. */
export interface Noun {
  word: string;
  feminine: boolean;
  plural?: boolean;
  /** What else coaches may type for it. */
  synonyms: readonly string[];
}

export const masculine = (word: string, ...synonyms: string[]): Noun => ({ word, feminine: false, synonyms });
export const feminine = (word: string, ...synonyms: string[]): Noun => ({ word, feminine: true, synonyms });
export const plural = (noun: Noun): Noun => ({ ...noun, plural: true });

/** Whom a field is for that the app does not get: coaches, or the build, which writes it into the pages. */
export type Audience = 'coach' | 'build';

declare module 'zod' {
  interface GlobalMeta {
    /** What coaches call the field. */
    noun?: Noun;
    /** Given by `onlyFor`. */
    audience?: Audience;
    refersTo?: Target;
    /** What a text names behind « comme », where it is no reason to name none. */
    likeAnother?: Target;
    /** A French text that members or coaches read; a rich one may have bold words and links. */
    prose?: 'plain' | 'rich';
    /** What an editor says of a value that does not match `pattern`. https://github.com/redhat-developer/yaml-language-server */
    patternErrorMessage?: string;
  }
}

/** A field that is not published: its metadata takes it from the values, its brand from the types. */
export const onlyFor = <T extends z.ZodType>(audience: Audience, schema: T) =>
  schema.meta({ audience }).brand<'unpublished'>();

/** What the app gets of a value of the content. */
export type Published<T> =
  T extends z.core.$brand<'rich'>
    ? RichText
    : T extends readonly (infer Item)[]
      ? Published<Item>[]
      : T extends object
        ? { [K in keyof T as NonNullable<T[K]> extends z.core.$brand<'unpublished'> ? never : K]: Published<T[K]> }
        : T;
