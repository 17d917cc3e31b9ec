/** A signed-in person, as far as the app needs to know them. */
export interface Member {
  readonly id: string;
  readonly email: string | null;
}

/** Why whoever keeps the accounts ended a session. */
export type SessionEnd = 'account-disabled' | 'account-deleted' | 'session-expired';

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

/** What the app needs from whoever keeps the accounts. What returns a promise rejects with an {@link AuthError}. */
export interface Auth {
  /**
   * Tells `listener` who is signed in (null: nobody) as soon as this device knows, without asking a
   * server, then at every change, in other tabs too. `end` says why, when it wasn't the member's doing.
   * Calls `onFailure` when it can't be known, because a part of the app is out of reach.
   * Returns the function that stops it.
   */
  onMemberChange(
    listener: (member: Member | null, end?: SessionEnd) => void,
    onFailure: (error: unknown) => void,
  ): () => void;
  signIn(email: string, password: string): Promise<void>;
  /** Works without a network. */
  signOut(): Promise<void>;
  /**
   * Creates an account with a password that nobody ever learns, and sends its owner the email to choose
   * their own. Whoever is signed in stays so. With the fault `email-not-sent` the account exists.
   */
  createMember(email: string): Promise<void>;
  /** May succeed for an address without an account: some projects won't tell. */
  sendPasswordReset(email: string): Promise<void>;
  /** The address of the account whose password the `code` of a reset email may change. */
  readResetCode(code: string): Promise<string>;
  /** When the project's own rules can't be read, the usual ones. */
  passwordRules(): Promise<PasswordRules>;
  /** Ends the account's other sessions, and signs nobody in. */
  choosePassword(code: string, password: string): Promise<void>;
}

/** Why a call was refused, whoever keeps the accounts. */
export type AuthFault =
  | 'invalid-email'
  | 'account-disabled'
  | 'unknown-account'
  | 'wrong-password'
  /** The email or the password is wrong, and the provider won't say which. */
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
  /** No answer, none in time, or not from whoever keeps the accounts. */
  | 'unreachable'
  | 'other';

export class AuthError extends Error {
  override name = 'AuthError';
  readonly fault: AuthFault;

  constructor(fault: AuthFault, cause: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}
