import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { LayerHost } from '../ui/FullScreenOverlay.tsx';
import { Header } from './Header.tsx';
import '../styles/print.css';
import styles from './Layout.module.css';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { TabBar } from './TabBar.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';

/** What stands around every screen of a signed-in member. */
export function Layout({ admin }: { admin: boolean }) {
  useNavigationFocus();
  const main = useRef<HTMLElement>(null);
  return (
    <LayerHost className={styles.layout}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        Aller au contenu
      </button>
      <Header />
      <main ref={main} tabIndex={-1} className={styles.main}>
        <ScreenBoundary>
          <Outlet />
        </ScreenBoundary>
      </main>
      <TabBar admin={admin} />
    </LayerHost>
  );
}
