import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx';
import { FailedApp } from '../../app/FailedScreen.tsx';
import SignedInApp from '../../app/SignedInApp.tsx';
import { AuthProvider } from '../../auth/AuthProvider.tsx';
import type { AuthClient } from '../../auth/authClient.ts';
import { loadFont } from '../../ui/styles/font.ts';
import { ToastProvider } from '../../ui/Toasts.tsx';
import type { Preview } from './frame.ts';

const MEMBER = { id: 'preview', email: 'membre@exemple.fr' };
const never = () => new Promise<never>(() => {});

/** No account is asked. */
const ACCOUNTS: AuthClient = {
  onMemberChange(listener) {
    listener(MEMBER);
    return () => {};
  },
  signIn: never,
  signOut: never,
  createMember: never,
  sendPasswordReset: never,
  readResetCode: never,
  passwordRules: never,
  choosePassword: never,
};

/** The app as a member sees it, with the content of the workshop. */
export function showPreview(root: HTMLElement, preview: Preview): void {
  loadFont().catch(() => undefined);
  createRoot(root).render(
    <MemoryRouter initialEntries={[preview.route]}>
      <ErrorBoundary Fallback={FailedApp}>
        <AuthProvider auth={Promise.resolve(ACCOUNTS)} initialState={{ member: MEMBER }}>
          <ToastProvider>
            <KeptPlace preview={preview}>
              <SignedInApp member={MEMBER} />
            </KeptPlace>
          </ToastProvider>
        </AuthProvider>
      </ErrorBoundary>
    </MemoryRouter>,
  );
}

/** Shows the same screen at the same height after the content has changed. */
function KeptPlace({ preview, children }: { preview: Preview; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    preview.route = pathname + search + hash;
  }, [preview, pathname, search, hash]);
  useEffect(() => {
    const { scrollY } = preview;
    const restored = requestAnimationFrame(() => scrollY !== undefined && window.scrollTo(0, scrollY));
    const keep = () => {
      preview.scrollY = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(restored);
      window.removeEventListener('scroll', keep);
    };
  }, [preview]);
  return children;
}
