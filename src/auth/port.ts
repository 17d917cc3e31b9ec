/** A signed-in person, as far as the app needs to know them. */
export interface Member {
  readonly id: string;
  readonly email: string | null;
}

/** What the app needs from whoever keeps the accounts. */
export interface Auth {
  /**
   * Tells `listener` who is signed in (null: nobody) as soon as it is known, then at every change.
   * Returns the function that stops it.
   */
  onMemberChange(listener: (member: Member | null) => void): () => void;
  /** Rejects with an {@link AuthError}. */
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
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
  | 'other';

export class AuthError extends Error {
  override name = 'AuthError';
  readonly fault: AuthFault;

  constructor(fault: AuthFault, cause: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}
