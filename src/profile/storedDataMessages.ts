import { app } from '../generated/app.ts';
import type { ImportError } from '../storage/exportFile.ts';

const unchanged = (text: string) => `${text} Rien n’a changé sur cet appareil.`;

/** What a member reads when a file can't be taken in. */
export const IMPORT_ERROR_MESSAGES: Record<ImportError, string> = {
  unopened: unchanged('Impossible d’ouvrir ce fichier.'),
  'too-big': unchanged(`Ce fichier est bien trop gros pour venir de l’app ${app.name}.`),
  foreign: unchanged(
    `Ce fichier ne vient pas de l’app ${app.name}\u00a0: choisis un fichier enregistré avec «\u00a0Exporter\u00a0».`,
  ),
  damaged: unchanged('Ce fichier est abîmé. Exporte-\u2060le de nouveau depuis l’autre appareil.'),
  newer: unchanged('Ce fichier vient d’une version plus récente de l’app. Mets l’app à jour, puis importe-\u2060le.'),
};

/** Where an import comes from: an exported file, or what this device has put aside. */
export type ImportSource = 'file' | 'backup';

interface ImportMessages {
  question: string;
  within: string;
  consequence: string;
  accept: string;
  done: string;
  undo: string;
  undone: string;
}

const KEPT_ASIDE = 'Ce qui est remplacé est mis de côté.';

export const IMPORT_MESSAGES: Record<ImportSource, ImportMessages> = {
  file: {
    question: 'Importer ce fichier\u202f?',
    within: 'Dans le fichier',
    consequence: `Le fichier prend la place de tout ce qui est ici, sauf de ton journal, qui garde ses séances et reçoit celles du fichier. ${KEPT_ASIDE}`,
    accept: 'Importer',
    done: 'Import fait',
    undo: 'Annuler l’import',
    undone: 'Import annulé\u00a0: tes données d’avant sont rétablies',
  },
  backup: {
    question: 'Récupérer ces données\u202f?',
    within: 'Dans les données mises de côté',
    consequence: `Ces données prennent la place de tout ce qui est ici, sauf de ton journal. ${KEPT_ASIDE}`,
    accept: 'Récupérer',
    done: 'Données récupérées',
    undo: 'Annuler la récupération',
    undone: 'Récupération annulée\u00a0: tes données d’avant sont rétablies',
  },
};

export const PARTLY_UNREADABLE = 'Une partie de ces données est illisible\u00a0: elle est gardée sans être affichée.';

export const NO_ROOM = unchanged('Ton navigateur n’a rien pu enregistrer.');

export const BACKUP_UNREADABLE = unchanged(
  'Cette version de l’app ne sait pas lire ces données\u00a0: elles restent de côté.',
);

export const NOT_ERASED =
  'Ton navigateur n’a pas permis d’effacer\u00a0: supprime les données du site dans ses réglages.';

/** Shown as long as a change lasts no longer than the page. */
export const CANNOT_SAVE =
  'Rien ne s’enregistre sur cet appareil\u00a0: navigation privée, stockage bloqué ou mémoire pleine. Tes changements seront perdus quand tu fermeras l’app.';
