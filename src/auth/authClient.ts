/** A signed-in person, as far as the app needs to know them. */
export interface Member {
  readonly id: string;
  readonly email: string | null;
}

/** Why the auth provider ended a session. */
export type EndReason = 'account-disabled' | 'account-deleted' | 'session-expired';

/** Kinds of characters that a password may have to hold. */
export type CharacterKind = 'lowercase' | 'uppercase' | 'digit' | 'symbol';

/** What a new password must be like. */
export interface PasswordRules {
  /** In characters. */
  readonly minLength: number;
  readonly maxLength: number;
  /** At least one of each. */
  readonly needs: readonly CharacterKind[];
  /** The characters that count as a symbol. */
  readonly symbols: string;
}

/** What the app needs from the auth provider. What returns a promise rejects with an {@link AuthError}. */
export interface AuthClient {
  /**
   * Calls `listener` with who is signed in (null: nobody) as soon as this device knows, without asking a
   * server, then at every change, in other tabs too. `endReason` says why, when it wasn't the member's doing.
   * Returns the function that stops it.
   */
  onMemberChange(listener: (member: Member | null, endReason?: EndReason) => void): () => void;
  signIn(email: string, password: string): Promise<void>;
  /** Works without a network. */
  signOut(): Promise<void>;
  /**
   * Creates an account with a password that nobody ever learns, and sends its owner the email to choose
   * their own. The admin stays signed in. With the code `email-not-sent` the account exists.
   */
  createMember(email: string): Promise<void>;
  /** May succeed for an address without an account: some projects don't say. */
  sendPasswordReset(email: string): Promise<void>;
  /** The address of the account whose password the `code` of a reset email may change. */
  readResetCode(code: string): Promise<string>;
  /** When the project's own rules can't be read, the usual ones. */
  passwordRules(): Promise<PasswordRules>;
  /** Ends the account's other sessions, and signs nobody in. */
  choosePassword(code: string, password: string): Promise<void>;
}

/** Why a call failed, independent of the provider. */
export type AuthErrorCode =
  | 'invalid-email'
  | 'account-disabled'
  | 'unknown-account'
  | 'wrong-password'
  /** The email or the password is wrong, and the provider doesn't say which. */
  | 'wrong-credentials'
  | 'too-many-requests'
  | 'email-taken'
  /** The account was created; the email to its owner failed. */
  | 'email-not-sent'
  /** The project lets nobody create accounts from a browser. */
  | 'creation-closed'
  | 'weak-password'
  /** The link of a reset email was used, has expired or was cut. */
  | 'dead-link'
  /** No answer, none in time, or not the provider's. */
  | 'unreachable'
  | 'other';

export class AuthError extends Error {
  override name = 'AuthError';
  readonly code: AuthErrorCode;

  constructor(code: AuthErrorCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
