import type { LocalDate } from '../calendar/localDate.ts';

/** What a build says of itself; it changes with the version of package.json and with the content, never by a build alone. */
export interface Version {
  app: string;
  /** Day of the last change of the content, where the build could tell. */
  contentDate?: LocalDate;
}

declare global {
  const __VERSION__: Version;
}

export const version = __VERSION__;
