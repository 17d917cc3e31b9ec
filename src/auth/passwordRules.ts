import type { CharacterKind, PasswordRules } from './authClient.ts';

const NEEDS: Record<CharacterKind, string> = {
  lowercase: 'une minuscule',
  uppercase: 'une majuscule',
  digit: 'un chiffre',
  symbol: 'un caractère spécial, comme ! ? ou %',
};
/** Longer than anybody types: not worth a word. */
const UNLIMITED_LENGTH = 100;

/** The text of each rule, with whether `password` meets it. */
export function checkPassword(password: string, rules: PasswordRules): { text: string; isMet: boolean }[] {
  const { minLength, maxLength, needs, symbols } = rules;
  const has: Record<CharacterKind, boolean> = {
    lowercase: /[a-z]/.test(password),
    uppercase: /[A-Z]/.test(password),
    digit: /[0-9]/.test(password),
    symbol: [...password].some((character) => symbols.includes(character)),
  };
  return [
    { text: `${minLength} caractères au moins`, isMet: password.length >= minLength },
    ...(maxLength < UNLIMITED_LENGTH
      ? [{ text: `${maxLength} caractères au plus`, isMet: password.length <= maxLength }]
      : []),
    ...needs.map((kind) => ({ text: NEEDS[kind], isMet: has[kind] })),
  ];
}
