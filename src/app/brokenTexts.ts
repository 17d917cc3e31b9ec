/** Where a part of the app could not be loaded. */
export const BROKEN = {
  title: 'Chargement impossible',
  advice: 'Vérifie ta connexion, puis recharge la page.',
  action: 'Recharger la page',
};
