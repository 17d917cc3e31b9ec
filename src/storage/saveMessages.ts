import type { ToastContent } from '../ui/Toasts.tsx';
import type { SaveStatus } from './store.ts';

const warning = (text: string): ToastContent => ({ kind: 'warning', text, durationMs: 3000 });

/** What a member reads when a change lasts no longer than the page. */
export const notSavedMessages: Record<Exclude<SaveStatus, 'saved'>, ToastContent> = {
  memoryOnly: warning('Ton navigateur n’a rien pu enregistrer\u00a0: ce changement sera perdu quand tu fermeras l’app'),
  readOnly: warning('Tes données viennent d’une version plus récente de l’app\u00a0: mets-la à jour pour les modifier'),
};
