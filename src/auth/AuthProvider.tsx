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
  /** What is known before `auth` reports. */
  initialState: AuthState;
  children: ReactNode;
}

export function AuthProvider({ auth, initialState, children }: AuthProviderProps) {
  const [authState, setAuthState] = useState(initialState);
  const [failure, setFailure] = useState<unknown>();
  useEffect(
    () =>
      auth.onMemberChange(
        (member, endReason) =>
          startTransition(() =>
            setAuthState((before) => ({ member, signedOutHere: Boolean(before.member), endReason })),
          ),
        setFailure,
      ),
    [auth],
  );
  if (failure !== undefined && authState.member === undefined) throw failure;
  return <AuthContext value={{ auth, ...authState }}>{children}</AuthContext>;
}

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
