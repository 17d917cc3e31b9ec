import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import type { AuthClient, EndReason, Member } from './authClient.ts';
import { rememberMember } from './rememberedMember.ts';

export interface AuthState {
  /** `undefined` until the provider has reported; null when nobody is signed in. */
  member?: Member | null;
  /** Whether somebody was signed in on this page until now. */
  signedOutHere?: boolean;
  /** Why the session of this page ended, when that wasn't the member's doing. */
  endReason?: EndReason | undefined;
}

interface AuthProviderProps {
  /** A promise, because its chunk comes after the first screen of a visitor. */
  auth: Promise<AuthClient>;
  /** What is known before `auth` reports. */
  initialState: AuthState;
  children: ReactNode;
}

const AuthContext = createContext<(AuthState & Pick<AuthProviderProps, 'auth'>) | undefined>(undefined);

export function AuthProvider({ auth, initialState, children }: AuthProviderProps) {
  const [authState, setAuthState] = useState<AuthState>(initialState.member ? {} : initialState);
  const [loadError, setLoadError] = useState<unknown>();
  useEffect(() => {
    // A first render would show a fallback until the screen's chunks are there, and React keeps that for 300 ms.
    if (initialState.member) startTransition(() => setAuthState(initialState));
    const unmounted = new AbortController();
    auth.then((client) => {
      if (unmounted.signal.aborted) return;
      const unsubscribe = client.onMemberChange((member, endReason) => {
        rememberMember(member);
        // What one member sees and presses is gone before the data of another are opened.
        setAuthState((before) => (before.member && member && before.member.id !== member.id ? {} : before));
        startTransition(() =>
          setAuthState((before) =>
            isSameMember(before.member, member) ? before : { member, signedOutHere: Boolean(before.member), endReason },
          ),
        );
      });
      unmounted.signal.addEventListener('abort', unsubscribe);
    }, setLoadError);
    return () => unmounted.abort();
  }, [auth, initialState]);
  // A member reads on: the calls about accounts say what is wrong.
  if (loadError !== undefined && !authState.member) throw loadError;
  return <AuthContext value={{ auth, ...authState }}>{children}</AuthContext>;
}

const isSameMember = (one: AuthState['member'], other: Member | null) =>
  one === other || (one && one.id === other?.id && one.email === other.email);

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
