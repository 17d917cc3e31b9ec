import { withSessionStorage } from '../../storage/sessionStorage.ts';
import type { SessionDraft } from '../model/draft.ts';

/** Its number is raised when `SessionDraft` takes another shape. */
const KEY = 'objectif-8:journal-draft:2';

/** Keeps what is typed for a reload of this tab; `form` says in which one. */
export const keepDraft = (form: string, draft: SessionDraft) =>
  withSessionStorage((storage) => storage.setItem(KEY, JSON.stringify({ form, draft })));

export function keptDraft(form: string): SessionDraft | undefined {
  const kept = withSessionStorage((storage) => JSON.parse(storage.getItem(KEY) ?? '{}'));
  return kept?.form === form ? kept.draft : undefined;
}

export const forgetDraft = () => withSessionStorage((storage) => storage.removeItem(KEY));
