import { AuthProvider, type AuthState } from '../auth/AuthProvider.tsx';
import type { AuthClient } from '../auth/authClient.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailedApp } from './FailedApp.tsx';
import { UpdatePrompt } from './pwa/UpdatePrompt.tsx';

interface RootProps {
  auth: AuthClient;
  /** What is known before the accounts are there. */
  initialAuthState: AuthState;
  /** See {@link UpdatePrompt}. */
  prepare: () => Promise<void>;
  /** Called when the first screen is under control. */
  onReady: () => void;
}

/** All that stands inside a router, in the browser and where the build draws a page. */
export function Root({ auth, initialAuthState, prepare, onReady }: RootProps) {
  return (
    <>
      <ErrorBoundary fallback={(error) => <FailedApp error={error} />}>
        <AuthProvider auth={auth} initialState={initialAuthState}>
          <ToastProvider>
            <App onReady={onReady} />
          </ToastProvider>
        </AuthProvider>
      </ErrorBoundary>
      {/* Outside: a version whose screens fail must still be able to offer the next one. */}
      <UpdatePrompt prepare={prepare} />
    </>
  );
}
