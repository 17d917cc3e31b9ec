import { lazy, Suspense } from 'react';
import { type Location, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/AuthProvider.tsx';
import { LoginPage } from '../pages/LoginPage.tsx';
import { loadOrReload } from '../pwa/reloadOnce.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadResetPasswordPage, loadSignedInApp } from './lazyScreens.ts';

const SignedInApp = lazy(() => loadOrReload(loadSignedInApp));
/** Fetches what a member sees before it is needed; a failure shows when it is. */
const prepareSignedInApp = () => void loadSignedInApp().catch(() => undefined);

// Whoever opens another address than /login is most likely a member: their screens load while the accounts open.
if (location.pathname !== `${import.meta.env.BASE_URL}login`) prepareSignedInApp();

const ResetPasswordPage = lazy(() => loadOrReload(loadResetPasswordPage));

/** The address of the links in reset emails, made by Firebase; members who are signed in open them too. */
function isResetAddress({ pathname, search }: Location): boolean {
  return /^\/login\/?$/.test(pathname) && new URLSearchParams(search).get('mode') === 'resetPassword';
}

/** What is on screen stays until what follows can be shown whole: the member changes in a transition. */
export function App() {
  return (
    <ErrorBoundary>
      <Suspense>
        <Screens />
      </Suspense>
    </ErrorBoundary>
  );
}

function Screens() {
  const { member } = useAuth();
  const address = useLocation();
  if (member === undefined) return null;
  if (isResetAddress(address)) return <ResetPasswordPage />;
  if (member !== null) return <SignedInApp member={member} />;
  return (
    <Routes>
      <Route path="/login" caseSensitive element={<LoginPage onStart={prepareSignedInApp} />} />
      <Route path="*" element={<Navigate to="/login" replace />} />
    </Routes>
  );
}
