import type { Diagnostic } from '../diagnostic.ts';

/** From the page, when it opens. */
export const REQUEST_DIAGNOSTICS = 'objectif-8:request-diagnostics';
/** To the page, as the answer and at each change. */
export const DIAGNOSTICS = 'objectif-8:diagnostics';

export interface DiagnosticsMessage {
  /** Of the content, relative to the project. */
  folder: string;
  diagnostics: readonly Diagnostic[];
  /** There is a version of the content without errors, which the page shows. */
  published: boolean;
}
