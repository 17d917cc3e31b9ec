import { useEffect, useMemo, useRef, useState } from 'react';
import { changedTo, type Draft, type Files, knownBase, withDraft } from '../model/draft.ts';
import { rebase } from '../model/rebase.ts';
import { newDraftId } from './draftFile.ts';
import { deleteDraft, storeDraft, storedDrafts } from './draftStorage.ts';

const MAX_STEPS_BACK = 100;
/** What is typed without a pause is one step back. */
const ONE_STEP_MS = 1000;

/** What a step back brings back: not the name and the reason. */
type Step = Pick<Draft, 'changes' | 'base'> & { reread: Draft['reread'] };
const stepOf = ({ changes, base, reread }: Draft): Step => ({ changes, base, reread });

const newDraft = (): Draft => ({
  id: newDraftId(),
  name: `Brouillon du ${new Date().toLocaleDateString('fr-FR', { day: 'numeric', month: 'long' })}`,
  reason: '',
  changes: {},
  base: {},
  changedAt: Date.now(),
});

/** What others have published since is under the draft; only where both changed a field the coach is asked. */
function onBase(published: Files, stored: Draft | undefined) {
  if (!stored) return { base: published, files: published, conflicts: [] };
  const base = knownBase(published, stored);
  const { draft, conflicts } = rebase(stored, base);
  const current = conflicts.length > 0 ? stored : draft;
  return { base, current, files: withDraft(base, current), conflicts };
}

/** The later one of those with the same id, the last one first. */
const newest = (drafts: readonly Draft[]) =>
  drafts
    .toSorted((a, b) => b.changedAt - a.changedAt)
    .filter(({ id }, index, all) => all.findIndex((one) => one.id === id) === index);

/** The drafts of this device, and the one at work; undefined until they are read. Each change is written at once. */
export function useDrafts(published: Files, onNotStored: () => void) {
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  const [currentId, setCurrentId] = useState<string>();
  const [past, setPast] = useState<readonly Step[]>([]);
  const [future, setFuture] = useState<readonly Step[]>([]);
  const steppedAt = useRef(0);
  const isFailureSaid = useRef(false);

  const stored = drafts?.find(({ id }) => id === currentId) ?? drafts?.[0];
  const { base, current, files, conflicts } = useMemo(() => onBase(published, stored), [published, stored]);
  // What another tab has written since comes first, and is not the one at work here.
  if (stored && currentId === undefined) setCurrentId(stored.id);
  // Two edits of one event both count.
  const latest = useRef(current);
  latest.current = current;

  function notStored(): void {
    if (!isFailureSaid.current) onNotStored();
    isFailureSaid.current = true;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls has no state of its own.
  useEffect(() => {
    async function read(): Promise<void> {
      const all = await storedDrafts().catch(() => {
        notStored();
        return [];
      });
      // Another tab may have written since.
      setDrafts((known = all.length > 0 ? [] : [newDraft()]) => newest([...known, ...all]));
    }
    const readAgain = () => void read();
    readAgain();
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, []);

  function put(changed: Draft): void {
    const draft = { ...changed, changedAt: Date.now() };
    latest.current = draft;
    setDrafts((known = []) => [draft, ...known.filter(({ id }) => id !== draft.id)]);
    setCurrentId(draft.id);
    storeDraft(draft).catch(notStored);
  }

  function step(from: readonly Step[], setFrom: typeof setPast, setTo: typeof setPast): void {
    const next = from.at(-1);
    const draft = latest.current;
    if (!next || !draft) return;
    setFrom(from.slice(0, -1));
    setTo((steps) => [...steps, stepOf(draft)]);
    steppedAt.current = 0;
    put({ ...draft, ...next });
  }

  function open(draft: Draft): void {
    setPast([]);
    setFuture([]);
    put(draft);
  }

  return {
    drafts: drafts ?? [],
    current,
    /** What is published, as far as the draft knows. */
    base,
    files,
    /** What both changed: until the coach has chosen, the draft is on the base that it was on. */
    conflicts,
    change(edit: (files: Files) => Files): void {
      const before = latest.current;
      if (!before) return;
      const now = Date.now();
      if (now - steppedAt.current > ONE_STEP_MS) setPast((steps) => [...steps, stepOf(before)].slice(-MAX_STEPS_BACK));
      steppedAt.current = now;
      setFuture([]);
      const known = knownBase(published, before);
      put(changedTo(before, known, edit(withDraft(known, before))));
    },
    /** Name, reason, what GitHub has, or the draft on a newer base: no step back. */
    update: (changed: Partial<Draft>) => latest.current && put({ ...latest.current, ...changed }),
    undo: past.length > 0 ? () => step(past, setPast, setFuture) : undefined,
    redo: future.length > 0 ? () => step(future, setFuture, setPast) : undefined,
    begin: () => open(newDraft()),
    open,
    /** Throws a draft away; returns what brings it back. */
    remove(draft: Draft): () => void {
      const others = (drafts ?? []).filter(({ id }) => id !== draft.id);
      deleteDraft(draft.id).catch(notStored);
      setDrafts(others);
      open(others[0] ?? newDraft());
      return () => open(draft);
    },
  };
}
