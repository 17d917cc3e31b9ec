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

/** Where an import comes from: an exported file, or what this device has put aside. */
export type ImportSource = 'file' | 'backup';

interface ImportMessages {
  within: string;
  merging: string;
  replacing: string;
  done: string;
  partlyUnreadable: string;
  undo: string;
  undone: string;
}

export const IMPORT_MESSAGES: Record<ImportSource, ImportMessages> = {
  file: {
    within: 'Dans le fichier',
    merging:
      'Fusionner ajoute les séances du fichier aux tiennes. Si le fichier prépare une autre course, elles rejoignent tes préparations passées. Les séances notées s’ajoutent à ton journal. Pour le reste, rien de ce qui est ici ne change.',
    replacing:
      'Remplacer met le fichier à la place de tout ce qui est ici, sauf ton journal, qui garde ses séances et reçoit celles du fichier.',
    done: 'Import fait',
    partlyUnreadable: 'Une partie du fichier était illisible\u00a0: elle a été laissée de côté.',
    undo: 'Annuler l’import',
    undone: 'Import annulé\u00a0: tes données d’avant sont rétablies',
  },
  backup: {
    within: 'Dans les données mises de côté',
    merging:
      'Fusionner ajoute ces séances aux tiennes. Si elles préparent une autre course, elles rejoignent tes préparations passées. Pour le reste, rien de ce qui est ici ne change.',
    replacing: 'Remplacer met ces données à la place de tout ce qui est ici.',
    done: 'Données récupérées',
    partlyUnreadable: 'Une partie de ces données est illisible\u00a0: elle reste de côté.',
    undo: 'Annuler la récupération',
    undone: 'Récupération annulée\u00a0: tes données d’avant sont rétablies',
  },
};

export const BACKUP_UNREADABLE = unchanged(
  'Cette version de l’app ne sait pas lire ces données\u00a0: elles restent de côté.',
);

export const JOURNAL_UNREAD =
  'Le fichier est exporté, mais ton journal n’a pas pu être lu\u00a0: il n’y est pas, ou pas en entier.';

export const NOT_ERASED =
  'Ton navigateur n’a pas permis d’effacer\u00a0: supprime les données du site dans ses réglages.';

/** What a member reads as long as a change lasts no longer than the page. */
export const SAVE_STATUS_MESSAGES: Record<Exclude<SaveStatus, 'saved'>, string> = {
  memoryOnly:
    'Rien ne s’enregistre sur cet appareil\u00a0: navigation privée, stockage bloqué ou mémoire pleine. Tes changements seront perdus quand tu fermeras l’app.',
  readOnly:
    'Une version plus récente de l’app a écrit tes données. Recharge la page pour mettre l’app à jour\u202f; d’ici là, tes changements seront perdus quand tu fermeras l’app.',
};
