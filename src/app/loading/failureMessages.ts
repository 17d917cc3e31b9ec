import { isLoadError } from './loadError.ts';

/** A part of the app could not be loaded. */
export const LOAD_FAILURE = {
  title: 'Chargement impossible',
  advice: 'Vérifie ta connexion, puis recharge la page.',
  action: 'Recharger la page',
};

/** The app itself failed. */
const RENDER_FAILURE: typeof LOAD_FAILURE = {
  title: 'Affichage impossible',
  advice: 'Le problème vient de l’app, pas de ta connexion. Recharge la page.',
  action: LOAD_FAILURE.action,
};

export const failureMessageOf = (error: unknown) => (isLoadError(error) ? LOAD_FAILURE : RENDER_FAILURE);
