import type { Finding } from '../finding.ts';

/** From the page, when it opens. */
export const ASK_FINDINGS = 'objectif-8:ask-findings';
/** To the page, as the answer and at each change. */
export const FINDINGS = 'objectif-8:findings';

export interface FindingsMessage {
  /** Of the content, relative to the project. */
  folder: string;
  findings: readonly Finding[];
  /** There is a version of the content without errors, which the page shows. */
  published: boolean;
}
