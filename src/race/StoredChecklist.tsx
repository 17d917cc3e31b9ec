import { useState } from 'react';
import { Checklist, type ChecklistProps } from '../renderers/Checklist.tsx';
import { useStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { ticksSlice } from './ticksSlice.ts';

/** A checklist that this device remembers, whose ticks are removed by one press and restored by another. */
export function StoredChecklist({ checklist, heading, open }: Pick<ChecklistProps, 'checklist' | 'heading' | 'open'>) {
  const [ticks, changeTicks] = useStoredState(ticksSlice);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const ticked = ticks[checklist.id] ?? [];
  const canReset = checklist.items.some(({ id }) => ticked.includes(id));

  const change = (next: (ids: readonly string[]) => readonly string[]) =>
    changeTicks(({ [checklist.id]: former = [], ...others }) => {
      const ids = [...new Set(next(former))];
      // An empty list would pass for something that the device keeps.
      return ids.length === 0 ? others : { ...others, [checklist.id]: ids };
    });

  function tick(id: string, checked: boolean) {
    setRemoved([]);
    change((ids) => (checked ? [...ids, id] : ids.filter((other) => other !== id)));
  }

  function reset() {
    const own = checklist.items.map(({ id }) => id);
    setRemoved(ticked.filter((id) => own.includes(id)));
    change((ids) => ids.filter((id) => !own.includes(id)));
  }

  function restore() {
    setRemoved([]);
    change((ids) => [...ids, ...removed]);
  }

  const canRestore = !canReset && removed.length > 0;
  return (
    <Checklist checklist={checklist} heading={heading} open={open} ticked={ticked} onCheck={tick}>
      {(canReset || canRestore) && (
        <Button variant="outline" onClick={canRestore ? restore : reset}>
          {canRestore ? 'Tout recocher' : 'Tout décocher'}
        </Button>
      )}
    </Checklist>
  );
}
