import type { Draft } from './model/draft.ts';

/** Has the server of `npm run dev` write what a draft changes into the content folder. */
export async function saveInFolder(changes: Draft['changes']): Promise<void> {
  const answer = await fetch('save', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(changes),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
