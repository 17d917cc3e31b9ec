import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/AuthProvider.tsx';
import { LoginPage } from '../auth/screens/LoginPage.tsx';
import { isPasswordReset, ROUTES } from '../routes.ts';
import { loadResetPasswordPage, loadSignedInApp } from './chunks.ts';
import { loadOrReload } from './loading/reloadOnce.ts';

const SignedInApp = lazy(() => loadOrReload(loadSignedInApp));
const ResetPasswordPage = lazy(() => loadOrReload(loadResetPasswordPage));

/** What is on screen stays until what follows can be shown whole: the member changes in a transition. */
export function App({ onReady }: { onReady: () => void }) {
  return (
    <Suspense>
      <Screens onReady={onReady} />
    </Suspense>
  );
}

function Screens({ onReady }: { onReady: () => void }) {
  const { member, endReason } = useAuth();
  const { pathname, search } = useLocation();
  // Inside the Suspense, which React takes over after all that is around it.
  useEffect(onReady, [onReady]);
  if (member === undefined) return null;
  if (isPasswordReset(search, pathname)) return <ResetPasswordPage />;
  if (member !== null) return <SignedInApp member={member} />;
  return (
    <Routes>
      <Route path={ROUTES.login} caseSensitive element={<LoginPage />} />
      <Route path="*" element={<Navigate to={ROUTES.login} replace state={{ endReason }} />} />
    </Routes>
  );
}
