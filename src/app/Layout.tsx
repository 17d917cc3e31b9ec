import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { COVERED_ID } from '../ui/FullScreenOverlay.tsx';
import { useOverlayHistory } from '../ui/overlayHistory.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import { Header } from './Header.tsx';
import '../ui/styles/print.css';
import styles from './Layout.module.css';
import { TabBar } from './TabBar.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';

/** Around every screen of a signed-in member. */
export function Layout({ admin }: { admin: boolean }) {
  useNavigationFocus();
  useOverlayHistory();
  const { key } = useLocation();
  const main = useRef<HTMLElement>(null);
  return (
    <div id={COVERED_ID} className={styles.layout}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        Aller au contenu
      </button>
      <Header />
      <main ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary Fallback={FailedScreen} resetKey={key}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <TabBar admin={admin} />
    </div>
  );
}
