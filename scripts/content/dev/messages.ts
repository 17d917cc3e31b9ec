import type { Diagnostic } from '../diagnostic.ts';

/** From the page, when it opens. */
export const REQUEST_DIAGNOSTICS = 'objectif-8:request-diagnostics';
/** To the page, as the answer and at each change. */
export const DIAGNOSTICS = 'objectif-8:diagnostics';

/** A diagnostic with what its edit makes of the lines, if that is certain. */
export interface ShownDiagnostic extends Diagnostic {
  change?: { before: readonly string[]; after: readonly string[] } | undefined;
}

export interface DiagnosticsMessage {
  /** Of the content, relative to the project. */
  folder: string;
  diagnostics: readonly ShownDiagnostic[];
  /** There is a version of the content without errors, which the page shows. */
  published: boolean;
}
