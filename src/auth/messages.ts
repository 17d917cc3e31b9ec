import type { ToastContent, ToastKind } from '../ui/Toasts.tsx';
import { AuthError, type AuthErrorCode, type EndReason } from './authClient.ts';

/** A toast, and the names of the fields that it is about: they keep its text until they are changed. */
export interface AccountMessage extends ToastContent {
  fields: readonly string[];
}

const message =
  (kind: ToastKind, durationMs: number) =>
  (text: string, ...fields: string[]): AccountMessage => ({ kind, text, durationMs, fields });
export const success = message('success', 2000);
export const warning = message('warning', 3000);
export const danger = message('danger', 3000);

/**
 * What one call about accounts says, condition by condition. The text for `unreachable` follows {@link messageOf}'s
 * word on the network.
 */
export type CallMessages = Record<'done' | 'unreachable' | 'other', AccountMessage> & {
  [condition in AuthErrorCode | 'empty-field']?: AccountMessage;
};

export const INVALID_EMAIL = danger('Adresse email invalide', 'email');
export const UNKNOWN_ACCOUNT = danger('Aucun compte ne correspond à cette adresse email', 'email');
export const EMPTY_FIELDS = warning('Veuillez remplir tous les champs');

/** The other calls have theirs in accountMessages.ts, which /login does not wait for. */
export const SIGN_IN = {
  done: success('Connexion réussie!'),
  'empty-field': EMPTY_FIELDS,
  'invalid-email': INVALID_EMAIL,
  'account-disabled': danger('Ce compte a été désactivé', 'email'),
  'unknown-account': UNKNOWN_ACCOUNT,
  'wrong-password': danger('Mot de passe incorrect', 'password'),
  'wrong-credentials': danger('Adresse email ou mot de passe incorrect', 'email', 'password'),
  'too-many-requests': danger('Trop de tentatives de connexion. Veuillez réessayer plus tard'),
  unreachable: danger('connexion impossible'),
  other: danger('Une erreur est survenue lors de la connexion'),
} satisfies CallMessages;

/** What to say when a call met `error`. */
export function messageOf(messages: CallMessages, error: unknown): AccountMessage {
  const code = error instanceof AuthError ? error.code : 'other';
  const found = messages[code] ?? messages.other;
  if (code !== 'unreachable') return found;
  // A browser knows for certain that it is offline, never that it is online.
  const network = navigator.onLine ? 'Pas de réseau ou serveur injoignable' : 'Pas de réseau';
  return { ...found, text: `${network}\u00a0: ${found.text}` };
}

/** What a member reads at /login when their session was ended for them. */
export const END_REASON_TEXTS: Record<EndReason, string> = {
  'account-disabled': 'Ce compte a été désactivé.',
  'account-deleted': 'Ce compte n’existe plus.',
  'session-expired': 'Ta session a pris fin\u00a0: ton mot de passe a peut-être changé. Connecte-\u2060toi de nouveau.',
};
