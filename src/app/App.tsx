import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/AuthProvider.tsx';
import { LoginPage } from '../auth/screens/LoginPage.tsx';
import { isPasswordReset, ROUTES } from '../routes.ts';
import { hasStoredData } from '../storage/account.ts';
import { loadResetPasswordPage, loadSignedInApp } from './chunks.ts';
import { InstallHint } from './pwa/InstallHint.tsx';

const SignedInApp = lazy(loadSignedInApp);
const ResetPasswordPage = lazy(loadResetPasswordPage);

/**
 * What is on screen stays until the chunks of what follows are there: the member and the address change in transitions.
 * A boundary around each screen would first show a fallback, and React keeps that for 300 ms.
 */
export function App({ onOpen }: { onOpen: () => void }) {
  return (
    <Suspense>
      <Screens onOpen={onOpen} />
    </Suspense>
  );
}

function Screens({ onOpen }: { onOpen: () => void }) {
  const { member, endReason } = useAuth();
  const { pathname, search } = useLocation();
  const isKnown = member !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is a screen.
  useEffect(() => {
    if (isKnown) onOpen();
  }, [isKnown]);
  if (member === undefined) return null;
  if (isPasswordReset(search, pathname)) return <ResetPasswordPage />;
  if (member !== null) return <SignedInApp key={member.id} member={member} />;
  return (
    <Routes>
      <Route
        path={ROUTES.login}
        caseSensitive
        element={
          <LoginPage
            installHint={
              <InstallHint
                only="iphone"
                exportStep={hasStoredData() && 'Connecte-\u2060toi ici et exporte tes données depuis ton profil.'}
              />
            }
          />
        }
      />
      <Route path="*" element={<Navigate to={ROUTES.login} replace state={{ endReason }} />} />
    </Routes>
  );
}
