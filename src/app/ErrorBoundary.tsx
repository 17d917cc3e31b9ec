import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { BROKEN } from './brokenTexts.ts';
import styles from './ErrorBoundary.module.css';

/** What stands in for a screen that could not be loaded or shown. Reloading is the way out: a lazy component that failed stays failed. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.screen}>
        <Page
          title={BROKEN.title}
          intro={BROKEN.advice}
          action={<Button onClick={() => location.reload()}>{BROKEN.action}</Button>}
        />
      </main>
    );
  }
}
