/** Where a part of the app could not be loaded. */
export const BROKEN = {
  title: 'Chargement impossible',
  advice: 'Vérifie ta connexion, puis recharge la page.',
  action: 'Recharger la page',
};

/** Where the app itself failed. */
export const FAILED = {
  title: 'Affichage impossible',
  advice: 'L’app a rencontré une erreur ; ta connexion n’y est pour rien. Recharge la page.',
  action: BROKEN.action,
};
