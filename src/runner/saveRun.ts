import { understanding } from '../generated/understanding.ts';
import { isSession, type LoggedSession } from '../journal/model/entry.ts';
import { journalStore } from '../journal/store/useJournal.ts';
import { SHORT_VERSIONS } from '../schedule/shortVersions.ts';
import type { ActiveWorkout } from './model/activeWorkout.ts';
import { planOfRun } from './model/plan.ts';
import { buildEntry, isWorthKeeping } from './model/runEntry.ts';
import { runPages } from './runPages.ts';

/**
 * Puts the entry of a finished run into the journal, where a later version of it stays. What was noted of the whole the
 * time before is kept. Answers whether the database has it.
 */
export function saveRunEntry(entry: LoggedSession): Promise<boolean> {
  return journalStore.change(entry.id, (former) => {
    if (former && former.changedAt >= entry.changedAt) return former;
    const { rpe, note, createdAt = entry.changedAt } = former && isSession(former) ? former : entry;
    const next = { ...entry, createdAt, ...(rpe !== undefined && { rpe }), ...(note !== undefined && { note }) };
    if (isWorthKeeping(next)) return next;
    return former && { id: entry.id, changedAt: entry.changedAt, deleted: true };
  });
}

/** Saves a finished run that is still stored, since the journal didn't have it when its summary was left. */
export async function saveLeftRun(run: ActiveWorkout | undefined): Promise<void> {
  const page = runPages.find(({ route }) => route === run?.route);
  const workout = page?.options.find(({ id }) => id === run?.workout);
  if (run?.finishedAt === undefined || !page || !workout) return;
  const plan = planOfRun(run, page, workout, SHORT_VERSIONS);
  await saveRunEntry(buildEntry(run, plan, workout, understanding));
}
