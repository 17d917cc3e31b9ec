import '../../src/ui/styles/index.css';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Draft, Files } from '../../src/workshop/model/draft.ts';
import { rebase } from '../../src/workshop/model/rebase.ts';
import type { Choice } from '../../src/workshop/model/threeWay.ts';
import { RebaseDialog } from '../../src/workshop/RebaseDialog.tsx';
import { deleteDraft, storeDraft, storedDrafts } from '../../src/workshop/store/draftStorage.ts';
import { useDrafts } from '../../src/workshop/store/useDrafts.ts';
import { button } from './app.tsx';

const FILE = 'training/phase1/week-01.yaml';
const week = (duration: string) => `number: 1\ndays:\n  - day: lundi\n    duration: ${duration}\n`;
const PUBLISHED: Files = new Map([[FILE, week('30 min')]]);
const DRAFT: Draft = { id: '0123abcd', name: 'Essai', reason: '', changes: {}, base: {}, changedAt: 1 };

type Drafts = ReturnType<typeof useDrafts>;

/** The drafts as a page has them that was just opened. */
async function open(onNotStored = () => {}): Promise<() => Drafts> {
  let now: Drafts | undefined;
  function Page() {
    now = useDrafts(PUBLISHED, onNotStored);
    return <p>{now.current?.name}</p>;
  }
  await render(<Page />);
  const drafts = () => now as Drafts;
  await expect.poll(() => drafts().current).toBeDefined();
  return drafts;
}
const setDuration = (drafts: () => Drafts, duration: string) =>
  drafts().change((files) => new Map(files).set(FILE, week(duration)));
const expectDuration = (drafts: () => Drafts, duration: string) =>
  expect.poll(() => drafts().files.get(FILE)).toBe(week(duration));

beforeEach(async () => {
  for (const { id } of await storedDrafts()) await deleteDraft(id);
});

test('a step back takes an edit back, not the name; what is typed without a pause is one step', async () => {
  const drafts = await open();
  setDuration(drafts, '4 min');
  setDuration(drafts, '45 min');
  drafts().update({ name: 'Plus long', reread: [{ file: FILE, path: ['focus'], text: 'Comme en semaine 2' }] });
  await expectDuration(drafts, '45 min');
  drafts().undo?.();
  await expectDuration(drafts, '30 min');
  expect(drafts().current).toMatchObject({ name: 'Plus long', reread: undefined });
  drafts().redo?.();
  await expectDuration(drafts, '45 min');
  await expect.poll(storedDrafts).toMatchObject([{ name: 'Plus long', changes: { [FILE]: week('45 min') } }]);
});

test('what another tab has written since counts when the page is looked at again', async () => {
  await storeDraft(DRAFT);
  const drafts = await open();
  const elsewhere = { ...DRAFT, changes: { [FILE]: week('50 min') }, base: { [FILE]: week('30 min') } };
  await storeDraft({ ...elsewhere, changedAt: Date.now() });
  window.dispatchEvent(new Event('focus'));
  await expectDuration(drafts, '50 min');
  // A letter typed here afterwards takes nothing of it back.
  drafts().update({ reason: 'R' });
  await expect.poll(storedDrafts).toMatchObject([{ reason: 'R', changes: elsewhere.changes }]);
});

test('a browser that stores nothing is said once, and the draft goes on', async () => {
  const notStored = vi.fn();
  const drafts = await open(notStored);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setDuration(drafts, '45 min');
  setDuration(drafts, '50 min');
  await expect.poll(() => notStored.mock.calls.length).toBe(1);
  await expectDuration(drafts, '50 min');
});

test('a field that both have changed is asked about, in words', async () => {
  const mine = { ...DRAFT, changes: { [FILE]: week('45 min') }, base: { [FILE]: week('30 min') } };
  const { conflicts } = rebase(mine, new Map([[FILE, week('40 min')]]));
  const onChoose = vi.fn<(choices: readonly Choice[]) => void>();
  await render(
    <RebaseDialog
      conflicts={conflicts}
      checked={undefined}
      files={new Map([[FILE, week('45 min')]])}
      onChoose={onChoose}
      onClose={() => {}}
    />,
  );
  await expect.element(page.getByRole('radio', { name: /Ta version\s: 45 min/ })).toBeChecked();
  await page.getByRole('radio', { name: /Version publiée\s: 40 min/ }).click();
  await button('Réunir').click();
  expect(onChoose).toHaveBeenCalledWith(['theirs']);
});
