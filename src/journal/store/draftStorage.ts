import * as v from 'valibot';
import type { SessionDraft } from '../model/draft.ts';
import { loggedSet } from './journalShapes.ts';

const KEY = 'objectif-8:journal-draft';
/** A form that was left so long ago begins anew. */
const KEPT_MS = 6 * 3_600_000;

const typed = v.string();
/** An update of the app may have stored another shape before. */
const sessionDraft: v.GenericSchema<unknown, SessionDraft> = v.object({
  on: typed,
  name: typed,
  seconds: typed,
  meters: typed,
  rpe: typed,
  note: typed,
  sets: v.array(
    v.object({
      kg: typed,
      reps: typed,
      seconds: typed,
      meters: typed,
      rpe: typed,
      note: v.optional(typed, ''),
      former: loggedSet,
    }),
  ),
});

/** What is typed and not sent, for a reload of this tab, also past midnight; `address` says of which form. */
export function keepDraft(address: string, draft: SessionDraft, keptAt = Date.now()): void {
  withStorage((storage) => storage.setItem(KEY, JSON.stringify({ address, keptAt, draft })));
}

export function keptDraft(address: string, now = Date.now()): SessionDraft | undefined {
  return withStorage((storage) => {
    const kept = Object(JSON.parse(storage.getItem(KEY) ?? 'null'));
    const isRecent = Math.abs(now - kept.keptAt) < KEPT_MS;
    const draft = v.safeParse(sessionDraft, kept.draft);
    return kept.address === address && isRecent && draft.success ? draft.output : undefined;
  });
}

export function forgetDraft(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

/** A browser that blocks storage throws at the mere mention. */
function withStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}
