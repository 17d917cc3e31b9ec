import 'zod';

/** What the values of a field are names of; an editor can then offer those that exist. */
export type Target = 'exercise' | 'route' | 'workoutPage' | 'workout' | 'station';

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

declare module 'zod' {
  interface GlobalMeta {
    /** What coaches call the field. */
    noun?: Noun;
    refersTo?: Target;
    /** What an editor says of a value that does not match `pattern`. https://github.com/redhat-developer/yaml-language-server */
    patternErrorMessage?: string;
  }
}
