import { app } from '../generated/app.ts';
import type { ImportError } from '../storage/exportFile.ts';
import type { SaveStatus } from '../storage/store.ts';

const unchanged = (text: string) => `${text} Rien n’a changé sur cet appareil.`;

/** What a member reads when a file can't be taken in. */
export const IMPORT_ERROR_MESSAGES: Record<ImportError, string> = {
  unopened: unchanged('Impossible d’ouvrir ce fichier.'),
  'too-big': unchanged(`Ce fichier est bien trop gros pour venir de l’app ${app.name}.`),
  foreign: unchanged(
    `Ce fichier ne vient pas de l’app ${app.name}\u00a0: choisis un fichier enregistré avec «\u00a0Exporter\u00a0».`,
  ),
  damaged: unchanged('Ce fichier est abîmé. Exporte-le de nouveau depuis l’autre appareil.'),
  newer: unchanged('Ce fichier vient d’une version plus récente de l’app. Mets l’app à jour, puis importe-le.'),
};

export const PARTLY_UNREADABLE = 'Une partie du fichier était illisible\u00a0: elle a été laissée de côté.';

export const NOT_ERASED =
  'Ton navigateur n’a pas permis d’effacer\u00a0: supprime les données du site dans ses réglages.';

/** What a member reads as long as a change lasts no longer than the page. */
export const SAVE_STATUS_MESSAGES: Record<Exclude<SaveStatus, 'saved'>, string> = {
  memoryOnly:
    'Rien ne s’enregistre sur cet appareil\u00a0: navigation privée, stockage bloqué ou mémoire pleine. Tes changements se perdront à la fermeture.',
  readOnly:
    'Une version plus récente de l’app a écrit une partie de tes données. Recharge la page pour mettre l’app à jour\u202f; d’ici là, des changements peuvent se perdre à la fermeture.',
};
