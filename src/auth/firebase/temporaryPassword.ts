import type { CharacterKind } from '../authClient.ts';

const LENGTH = 8;

const CHARACTERS: Record<CharacterKind, string> = {
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digit: '0123456789',
  symbol: '!#$%&*.:;?@^_~',
};
const ALPHABET = Object.values(CHARACTERS).join('');
/** Bytes from here on are thrown away: they would make the first characters more likely. */
const BYTES_END = 256 - (256 % ALPHABET.length);

/**
 * Eight characters from the platform's cryptographic source, each kind among them, so that a project that
 * asks for all kinds takes it; every such password is as likely as any other.
 */
export function temporaryPassword(): string {
  const password = Array.from({ length: LENGTH }, randomCharacter).join('');
  const complete = Object.values(CHARACTERS).every((kind) =>
    [...kind].some((character) => password.includes(character)),
  );
  return complete ? password : temporaryPassword();
}

function randomCharacter(): string {
  const [byte = BYTES_END] = crypto.getRandomValues(new Uint8Array(1));
  return byte < BYTES_END ? ALPHABET.charAt(byte % ALPHABET.length) : randomCharacter();
}
