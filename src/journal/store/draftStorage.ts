import { accountSuffix } from '../../storage/account.ts';
import { withSessionStorage } from '../../storage/sessionStorage.ts';
import { type SessionDraft, toSetDraft } from '../model/draft.ts';
import type { SetValues } from '../model/entry.ts';

/** Its number is raised when `SessionDraft` takes another shape, but for the numbers of a set. */
const KEY = 'objectif-8:journal-draft:2';
const key = () => KEY + accountSuffix();

/** Keeps what is typed for a reload of this tab; `form` says in which one. */
export const keepDraft = (form: string, draft: SessionDraft | SetDraftInRow) =>
  withSessionStorage((storage) => storage.setItem(key(), JSON.stringify({ form, draft })));

export const keptDraft = (form: string): SessionDraft | undefined =>
  withSessionStorage((storage) => {
    const kept = JSON.parse(storage.getItem(key()) ?? '{}');
    if (kept.form !== form) return undefined;
    const { draft }: { draft: SessionDraft } = kept;
    // An update may have brought a number that it lacks.
    return { ...draft, sets: draft.sets.map((set) => ({ ...toSetDraft(set.former), ...set })) };
  });

/** Of a set that is edited where it is listed. */
interface SetDraftInRow {
  index: number;
  values: SetValues;
}

export const setDraftInRow = (form: string): SetDraftInRow | undefined =>
  withSessionStorage((storage) => {
    const kept = JSON.parse(storage.getItem(key()) ?? '{}');
    return kept.form === form ? kept.draft : undefined;
  });

/** Of an official result. */
export interface ResultDraft {
  /** A text from its page. */
  pasted: string;
  /** As they were typed or read, by the id of a segment. */
  times: Readonly<Record<string, string>>;
  /** The finish time that the page says, and the penalty in it. */
  totalSeconds?: number | undefined;
  penaltySeconds?: number | undefined;
}

const RESULT_KEY = 'objectif-8:result-draft';
const resultKey = () => RESULT_KEY + accountSuffix();

/** Apart from the journal's forms, which forget theirs when they are left: this one is kept until it is saved. */
export const keepResultDraft = (draft: ResultDraft) =>
  withSessionStorage((storage) => storage.setItem(resultKey(), JSON.stringify(draft)));

export const keptResultDraft = () =>
  withSessionStorage(
    (storage): ResultDraft | undefined => JSON.parse(storage.getItem(resultKey()) ?? 'null') ?? undefined,
  );

export const forgetResultDraft = () => withSessionStorage((storage) => storage.removeItem(resultKey()));

export const forgetDraft = () => withSessionStorage((storage) => storage.removeItem(key()));
