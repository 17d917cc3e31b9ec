import '../../src/ui/styles/index.css';
import { BrowserRouter } from 'react-router-dom';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { DEMO_ADMIN } from '../../scripts/demo/accounts.ts';
import { App } from '../../src/app/App.tsx';
import { loadSignedInApp } from '../../src/app/chunks.ts';
import { ErrorBoundary } from '../../src/app/ErrorBoundary.tsx';
import { FailedApp } from '../../src/app/FailedScreen.tsx';
import { SCREENS } from '../../src/app/screens.ts';
import { AuthProvider } from '../../src/auth/AuthProvider.tsx';
import type { AuthClient, Member } from '../../src/auth/authClient.ts';
import { loadPlannedRun } from '../../src/race/loadPlannedRun.ts';
import { loadFont } from '../../src/ui/styles/font.ts';
import { ToastProvider } from '../../src/ui/Toasts.tsx';
import { MEMBER, own, rereadJournal } from './device.ts';

// Before a test measures letters, or waits for what a slow machine loads.
await Promise.all([loadFont(), loadSignedInApp(), loadPlannedRun(), ...Object.values(SCREENS).map((load) => load())]);

const MEMBERS: Record<'member' | 'admin', Member> = {
  member: MEMBER,
  admin: { id: 'admin', email: DEMO_ADMIN },
};

interface OpenOptions {
  visitor?: keyof typeof MEMBERS | 'nobody' | Member;
  /** Answers of the accounts, for the screens that ask them. */
  auth?: Partial<AuthClient>;
  /** The data that the device stored before accounts had their own are still nobody's. */
  isUpdate?: boolean;
}

/** Shows the app at an address, as if the page had been loaded there. */
export async function open(
  address: string,
  { visitor = 'member', auth = {}, isUpdate = false }: OpenOptions = {},
): Promise<void> {
  await cleanup();
  history.pushState(null, '', address);
  const member = typeof visitor === 'object' ? visitor : visitor === 'nobody' ? null : MEMBERS[visitor];
  if (member && !isUpdate) await own(member.id);
  if (member) await rereadJournal(member.id);
  const never = () => new Promise<never>(() => {});
  const client: AuthClient = {
    onMemberChange(listener) {
      listener(member);
      return () => {};
    },
    signIn: never,
    signOut: never,
    createMember: never,
    sendPasswordReset: never,
    readResetCode: never,
    passwordRules: never,
    choosePassword: never,
    ...auth,
  };
  await render(
    <BrowserRouter>
      <ErrorBoundary Fallback={FailedApp}>
        <AuthProvider auth={Promise.resolve(client)} initialState={{ member }}>
          <ToastProvider>
            <App onOpen={() => {}} />
          </ToastProvider>
        </AuthProvider>
      </ErrorBoundary>
    </BrowserRouter>,
  );
}

/** The address that the app shows. */
export const address = () => location.pathname + location.search + location.hash;

export const heading = () => page.getByRole('heading', { level: 1 });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
