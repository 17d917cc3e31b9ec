import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import type { Auth, Member } from './port.ts';

/** `undefined` until the provider has reported; null when nobody is signed in. */
type KnownMember = Member | null | undefined;

const AuthContext = createContext<{ auth: Auth; member: KnownMember } | undefined>(undefined);

export function AuthProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  const [member, setMember] = useState<KnownMember>();
  useEffect(() => auth.onMemberChange((next) => startTransition(() => setMember(next))), [auth]);
  return <AuthContext value={{ auth, member }}>{children}</AuthContext>;
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
