import { Component, type ReactNode } from 'react';
// Apart, so that an edit of what it shows replaces no class: React would mount the app below it again.
import { FailedApp } from './FailedApp.tsx';

/** Around the whole app, for what fails outside the layout of members' screens (ScreenBoundary.tsx). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return 'error' in this.state ? <FailedApp error={this.state.error} /> : this.props.children;
  }
}
