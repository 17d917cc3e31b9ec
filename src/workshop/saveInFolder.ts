import type { Draft } from './model/draft.ts';

/** Its message is for the coach: what happened, what to do. */
export class FolderError extends Error {}

/** Has the server of `npm run dev` write what a draft changes into the content folder. */
export async function saveInFolder(changes: Draft['changes']): Promise<void> {
  const answer = await fetch('save', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(changes),
  }).catch(() => undefined);
  if (!answer) throw new FolderError('Le serveur de développement ne répond pas. Relance npm run dev, puis réessaie.');
  if (answer.ok) return;
  const reason = (await answer.text()) || `réponse ${answer.status}`;
  throw new FolderError(`Le dossier content/ n’a pas pu être écrit\u00a0: ${reason}. Corrige cela, puis réessaie.`);
}
