import type { ToastContent } from '../ui/Toasts.tsx';
import type { Outcome } from './store.ts';

const warning = (text: string): ToastContent => ({ kind: 'warning', text, durationMs: 3000 });

/** What a member reads when a change lasts no longer than the page. */
export const notKept: Record<Exclude<Outcome, 'kept'>, ToastContent> = {
  unkept: warning('Ton navigateur n’a rien pu enregistrer\u00a0: ce changement se perdra à la fermeture'),
  newer: warning('Tes données viennent d’une version plus récente de l’app\u00a0: mets-la à jour pour les modifier'),
};
