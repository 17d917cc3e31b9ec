import { useEffect, useMemo, useRef, useState } from 'react';
import { changedTo, type Draft, type Files, knownBase, withDraft } from '../model/draft.ts';
import { deleteDraft, storeDraft, storedDrafts } from './draftStorage.ts';

const MAX_STEPS_BACK = 100;

const newDraft = (): Draft => ({
  id: crypto.randomUUID().slice(0, 8),
  name: `Brouillon du ${new Date().toLocaleDateString('fr-FR', { day: 'numeric', month: 'long' })}`,
  reason: '',
  changes: {},
  base: {},
  changedAt: Date.now(),
});

/** The drafts of this device, and the one at work; undefined until they are read. Each change is written at once. */
export function useDrafts(published: Files, onNotSaved: () => void) {
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  const [currentId, setCurrentId] = useState<string>();
  const [past, setPast] = useState<readonly Draft[]>([]);
  const [future, setFuture] = useState<readonly Draft[]>([]);
  const failed = useRef(onNotSaved);
  failed.current = onNotSaved;

  useEffect(() => {
    storedDrafts()
      .catch(() => {
        failed.current();
        return [];
      })
      .then((stored) => {
        const known = stored.length > 0 ? stored : [newDraft()];
        setDrafts(known);
        setCurrentId(known[0]?.id);
      });
  }, []);

  const current = drafts?.find(({ id }) => id === currentId) ?? drafts?.[0];
  const base = useMemo(() => (current ? knownBase(published, current) : published), [published, current]);
  const files = useMemo(() => (current ? withDraft(base, current) : base), [base, current]);

  // Two edits of one event both count.
  const latest = useRef(current);
  latest.current = current;

  function put(draft: Draft): void {
    latest.current = draft;
    setDrafts((known = []) => [draft, ...known.filter(({ id }) => id !== draft.id)]);
    setCurrentId(draft.id);
    storeDraft(draft).catch(() => failed.current());
  }

  function step(from: readonly Draft[], setFrom: typeof setPast, setTo: typeof setPast): void {
    const next = from.at(-1);
    if (!next || !current) return;
    setFrom(from.slice(0, -1));
    setTo((steps) => [...steps, current]);
    put(next);
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
    change(edit: (files: Files) => Files): void {
      const before = latest.current;
      if (!before) return;
      setPast((steps) => [...steps, before].slice(-MAX_STEPS_BACK));
      setFuture([]);
      const known = knownBase(published, before);
      put(changedTo(before, known, edit(withDraft(known, before)), Date.now()));
    },
    /** The draft on a newer base. */
    replace: put,
    /** Name and reason take no step back. */
    describe: (said: Partial<Pick<Draft, 'name' | 'reason'>>) => latest.current && put({ ...latest.current, ...said }),
    undo: past.length > 0 ? () => step(past, setPast, setFuture) : undefined,
    redo: future.length > 0 ? () => step(future, setFuture, setPast) : undefined,
    begin: () => open(newDraft()),
    open,
    /** Throws a draft away; returns what brings it back. */
    remove(draft: Draft): () => void {
      const others = (drafts ?? []).filter(({ id }) => id !== draft.id);
      deleteDraft(draft.id).catch(() => failed.current());
      const [next = newDraft()] = others;
      setDrafts(others);
      open(next);
      return () => open(draft);
    },
  };
}
