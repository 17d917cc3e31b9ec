import 'zod';

/** What the values of a field are names of; an editor can then offer those that exist. */
export type Target = 'exercise' | 'route' | 'workoutPage' | 'workout' | 'station';

declare module 'zod' {
  interface GlobalMeta {
    refersTo?: Target;
    /** What an editor says of a value that does not match `pattern`. https://github.com/redhat-developer/yaml-language-server */
    patternErrorMessage?: string;
  }
}
