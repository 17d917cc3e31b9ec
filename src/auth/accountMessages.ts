import {
  type CallMessages,
  danger,
  EMPTY_FIELDS,
  INVALID_EMAIL,
  success,
  UNKNOWN_ACCOUNT,
  warning,
} from './messages.ts';

const EMPTY_EMAIL = warning('Veuillez entrer une adresse email', 'email');
/** The answer may be what got lost: the email may be on its way. */
const EMAIL_UNCONFIRMED = danger('l’email n’est peut-être pas parti');

export const WRITE_TO_US = danger('Un problème est survenu veuillez nous contacter par email');
export const NOT_ADMIN = danger('Accès non autorisé');

export const SIGN_OUT = {
  done: success('Déconnexion réussie'),
  unreachable: danger('déconnexion impossible'),
  other: danger('Erreur lors de la déconnexion'),
} satisfies CallMessages;

export const CREATE_MEMBER = {
  done: success('Utilisateur créé et email de réinitialisation envoyé'),
  'empty-field': EMPTY_EMAIL,
  'email-taken': danger('Cette adresse email est déjà utilisée', 'email'),
  'invalid-email': INVALID_EMAIL,
  'email-not-sent': warning("Utilisateur créé, mais l'email de réinitialisation n'a pas pu être envoyé"),
  'creation-closed': danger('Le projet Firebase n’autorise pas l’app à créer des comptes'),
  'weak-password': danger('Le projet Firebase refuse les mots de passe temporaires de l’app'),
  // The answer may be what got lost.
  unreachable: danger('le compte n’est peut-être pas créé'),
  other: danger("Erreur lors de la création de l'utilisateur"),
} satisfies CallMessages;

export const SEND_RESET = {
  done: success('Email de réinitialisation envoyé avec succès'),
  'empty-field': EMPTY_EMAIL,
  'unknown-account': UNKNOWN_ACCOUNT,
  'invalid-email': INVALID_EMAIL,
  unreachable: EMAIL_UNCONFIRMED,
  other: danger("Erreur lors de l'envoi de l'email"),
} satisfies CallMessages;

export const RESET_OWN_PASSWORD = {
  done: success('Un email de réinitialisation a été envoyé'),
  unreachable: EMAIL_UNCONFIRMED,
  other: WRITE_TO_US,
} satisfies CallMessages;

export const CHOOSE_PASSWORD = {
  done: success('Mot de passe enregistré'),
  'empty-field': EMPTY_FIELDS,
  'account-disabled': danger('Ce compte a été désactivé'),
  'dead-link': danger('Ce lien n’est plus valable'),
  'weak-password': danger('Ce mot de passe ne respecte pas les règles'),
  unreachable: danger('le mot de passe n’est peut-être pas enregistré'),
  other: danger('Le mot de passe n’a pas pu être enregistré. Réessaie dans un instant'),
} satisfies CallMessages;
