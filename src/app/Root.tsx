import { useState } from 'react';
import { AuthProvider, type AuthState } from '../auth/AuthProvider.tsx';
import type { AuthClient } from '../auth/authClient.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailedApp } from './FailedScreen.tsx';
import { UpdatePrompt } from './pwa/UpdatePrompt.tsx';

interface RootProps {
  auth: Promise<AuthClient>;
  /** What is known before the accounts are there. */
  initialAuthState: AuthState;
  /** Called once there is a screen. */
  onOpen?: () => void;
}

/** The app within its router: the browser's, or the build's for /login. */
export function Root({ auth, initialAuthState, onOpen }: RootProps) {
  const [isOpen, setOpen] = useState(false);
  // The same element at each render, so that opening renders no screen again.
  const [screens] = useState(
    <ErrorBoundary Fallback={FailedApp}>
      <AuthProvider auth={auth} initialState={initialAuthState}>
        <ToastProvider>
          <App
            onOpen={() => {
              setOpen(true);
              onOpen?.();
            }}
          />
        </ToastProvider>
      </AuthProvider>
    </ErrorBoundary>,
  );
  return (
    <>
      {screens}
      {/* Outside: a version whose screens fail must still be able to offer the next one. */}
      <UpdatePrompt isAppOpen={isOpen} />
    </>
  );
}
