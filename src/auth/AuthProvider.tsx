import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import type { AuthClient, EndReason, Member } from './authClient.ts';

export interface AuthState {
  /** `undefined` until the provider has reported; null when nobody is signed in. */
  member?: Member | null;
  /** Whether somebody was signed in on this page until now. */
  signedOutHere?: boolean;
  /** Why the session of this page ended, when that wasn't the member's doing. */
  endReason?: EndReason | undefined;
}

const AuthContext = createContext<(AuthState & { auth: AuthClient }) | undefined>(undefined);

interface AuthProviderProps {
  auth: AuthClient;
  /** What the device knows before `auth` reports: undefined is nothing, null is that nobody is signed in. */
  persisted: Member | null | undefined;
  children: ReactNode;
}

export function AuthProvider({ auth, persisted, children }: AuthProviderProps) {
  const [authState, setAuthState] = useState<AuthState>(persisted === null ? { member: null } : {});
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    // What is on screen stays until what follows can be shown whole.
    const report = (member: Member | null, endReason?: EndReason) =>
      startTransition(() =>
        setAuthState((before) =>
          isSame(before.member, member) ? before : { member, signedOutHere: Boolean(before.member), endReason },
        ),
      );
    if (persisted) report(persisted);
    return auth.onMemberChange(report, setFailure);
  }, [auth, persisted]);
  if (failure !== undefined && authState.member === undefined) throw failure;
  return <AuthContext value={{ auth, ...authState }}>{children}</AuthContext>;
}

const isSame = (before: Member | null | undefined, member: Member | null) =>
  before !== undefined && before?.id === member?.id && before?.email === member?.email;

export function useAuth() {
  const context = use(AuthContext);
  if (!context) throw new Error('useAuth needs an AuthProvider above it');
  return context;
}

/** The signed-in member, on a screen that only they can see. */
export function useMember(): Member {
  const { member } = useAuth();
  if (!member) throw new Error('useMember is for screens of signed-in members');
  return member;
}
