import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import type { Auth, Member, SessionEnd } from './port.ts';

export interface Presence {
  /** `undefined` until the provider has reported; null when nobody is signed in. */
  member?: Member | null;
  /** Whether somebody was signed in on this page until now. */
  left?: boolean;
  /** Why the session of this page ended, when that wasn't the member's doing. */
  end?: SessionEnd | undefined;
}

const AuthContext = createContext<(Presence & { auth: Auth }) | undefined>(undefined);

interface AuthProviderProps {
  auth: Auth;
  /** What is known before `auth` reports. */
  initially: Presence;
  children: ReactNode;
}

export function AuthProvider({ auth, initially, children }: AuthProviderProps) {
  const [presence, setPresence] = useState(initially);
  const [failure, setFailure] = useState<unknown>();
  useEffect(
    () =>
      auth.onMemberChange(
        (member, end) =>
          startTransition(() => setPresence((before) => ({ member, left: Boolean(before.member), end }))),
        setFailure,
      ),
    [auth],
  );
  if (failure !== undefined && presence.member === undefined) throw failure;
  return <AuthContext value={{ auth, ...presence }}>{children}</AuthContext>;
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
