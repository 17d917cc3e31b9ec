import { expect, test } from 'vitest';
import { loginMessage } from '../../src/auth/messages.ts';
import { AuthError, type AuthFault } from '../../src/auth/port.ts';

const MESSAGES: Record<AuthFault, string> = {
  'invalid-email': 'Adresse email invalide',
  'account-disabled': 'Ce compte a été désactivé',
  'unknown-account': 'Aucun compte ne correspond à cette adresse email',
  'wrong-password': 'Mot de passe incorrect',
  'wrong-credentials': 'Adresse email ou mot de passe incorrect',
  'too-many-requests': 'Trop de tentatives de connexion. Veuillez réessayer plus tard',
  other: 'Une erreur est survenue lors de la connexion',
};

test.each(Object.entries(MESSAGES) as [AuthFault, string][])('%s', (fault, message) => {
  expect(loginMessage(new AuthError(fault, undefined))).toBe(message);
});

test.each([new Error('auth/wrong-password'), 'wrong-password', undefined])(
  'an error that is not ours says no more than that (%s)',
  (error) => {
    expect(loginMessage(error)).toBe('Une erreur est survenue lors de la connexion');
  },
);
