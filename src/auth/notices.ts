import type { ToastContent, ToastKind } from '../ui/Toasts.tsx';
import { AuthError, type AuthFault, type SessionEnd } from './port.ts';

const notice = (kind: ToastKind, durationMs: number) => (text: string) => ({ kind, text, durationMs });
const success = notice('success', 2000);
const warning = notice('warning', 3000);
const danger = notice('danger', 3000);

const INVALID_EMAIL = danger('Adresse email invalide');
const UNKNOWN_ACCOUNT = danger('Aucun compte ne correspond à cette adresse email');
const EMPTY_EMAIL = warning('Veuillez entrer une adresse email');
const EMPTY_FIELDS = warning('Veuillez remplir tous les champs');
const WRITE_TO_US = danger('Un problème est survenu veuillez nous contacter par email');

/** All that the app says of accounts: what is done, then condition by condition what happened. */
export const NOTICES = {
  'sign-in': {
    done: success('Connexion réussie!'),
    'empty-field': EMPTY_FIELDS,
    'invalid-email': INVALID_EMAIL,
    'account-disabled': danger('Ce compte a été désactivé'),
    'unknown-account': UNKNOWN_ACCOUNT,
    'wrong-password': danger('Mot de passe incorrect'),
    'wrong-credentials': danger('Adresse email ou mot de passe incorrect'),
    'too-many-requests': danger('Trop de tentatives de connexion. Veuillez réessayer plus tard'),
    other: danger('Une erreur est survenue lors de la connexion'),
  },
  'sign-out': {
    done: success('Déconnexion réussie'),
    other: danger('Erreur lors de la déconnexion'),
  },
  'open-admin-panel': {
    other: danger('Accès non autorisé'),
  },
  'create-member': {
    done: success('Utilisateur créé et email de réinitialisation envoyé'),
    'empty-field': EMPTY_EMAIL,
    'email-taken': danger('Cette adresse email est déjà utilisée'),
    'invalid-email': INVALID_EMAIL,
    'email-not-sent': warning("Utilisateur créé, mais l'email de réinitialisation n'a pas pu être envoyé"),
    'creation-closed': danger("Ce projet n'autorise pas la création de comptes depuis l'app"),
    'weak-password': danger("Ce projet refuse les mots de passe temporaires de l'app"),
    other: danger("Erreur lors de la création de l'utilisateur"),
  },
  'send-reset': {
    done: success('Email de réinitialisation envoyé avec succès'),
    'empty-field': EMPTY_EMAIL,
    'unknown-account': UNKNOWN_ACCOUNT,
    'invalid-email': INVALID_EMAIL,
    other: danger("Erreur lors de l'envoi de l'email"),
  },
  'reset-own-password': {
    done: success('Un email de réinitialisation a été envoyé'),
    other: WRITE_TO_US,
  },
  'choose-password': {
    done: success('Mot de passe enregistré'),
    'empty-field': EMPTY_FIELDS,
    'account-disabled': danger('Ce compte a été désactivé'),
    'dead-link': danger("Ce lien n'est plus valable"),
    'weak-password': danger('Ce mot de passe ne respecte pas les règles'),
    other: danger("Le mot de passe n'a pas pu être enregistré. Réessaie dans un instant"),
  },
} satisfies Record<string, Notices>;

type Condition = AuthFault | 'done' | 'empty-field';
type Notices = { other: ToastContent } & { [condition in Condition]?: ToastContent };

/** What a member does with accounts, each with its notices. */
export type AccountAction = keyof typeof NOTICES;

/** What to say when `action` met `error`. */
export function noticeOf(action: AccountAction, error: unknown): ToastContent {
  const notices: Notices = NOTICES[action];
  return (error instanceof AuthError && notices[error.fault]) || notices.other;
}

/** What a member reads at /login when their session was ended for them. */
export const SESSION_END_TEXTS: Record<SessionEnd, string> = {
  'account-disabled': 'Ce compte a été désactivé.',
  'account-deleted': 'Ce compte n’existe plus.',
  'session-expired': 'Ta session a pris fin, par exemple parce que ton mot de passe a changé. Connecte-toi de nouveau.',
};
