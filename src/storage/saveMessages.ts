import type { ToastContent } from '../ui/Toasts.tsx';

/** What a member reads when a change lasts no longer than the page. */
export const NOT_SAVED: ToastContent = {
  kind: 'warning',
  text: 'Ton navigateur n’a rien pu enregistrer\u00a0: ce changement sera perdu quand tu fermeras l’app',
  durationMs: 3000,
};
