import type { SessionDraft } from '../model/draft.ts';

/** Its number is raised when `SessionDraft` takes another shape. */
const KEY = 'objectif-8:journal-draft:2';

/** What is typed and not sent, for a reload of this tab; `form` says in which one. */
export function keepDraft(form: string, draft: SessionDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ form, draft }));
  } catch {
    // Blocked or full: a reload loses it.
  }
}

export function keptDraft(form: string): SessionDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return kept.form === form ? kept.draft : undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: there is none.
  }
}
