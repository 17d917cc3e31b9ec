import { AuthError, type AuthFault } from './port.ts';

const LOGIN_FAILED = 'Une erreur est survenue lors de la connexion';

const LOGIN_MESSAGES: Record<AuthFault, string> = {
  'invalid-email': 'Adresse email invalide',
  'account-disabled': 'Ce compte a été désactivé',
  'unknown-account': 'Aucun compte ne correspond à cette adresse email',
  'wrong-password': 'Mot de passe incorrect',
  'wrong-credentials': 'Adresse email ou mot de passe incorrect',
  'too-many-requests': 'Trop de tentatives de connexion. Veuillez réessayer plus tard',
  other: LOGIN_FAILED,
};

export function loginMessage(error: unknown): string {
  return error instanceof AuthError ? LOGIN_MESSAGES[error.fault] : LOGIN_FAILED;
}
