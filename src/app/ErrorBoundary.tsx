import { Component, type ReactNode } from 'react';
import { LoadError } from '../start/loadError.ts';
import { documentTitle } from '../ui/documentTitle.ts';
import { BROKEN, FAILED } from './brokenTexts.ts';

const announce = (heading: HTMLElement | null) => {
  if (!heading) return;
  document.title = documentTitle(heading.textContent);
  heading.focus();
};

/** The accounts wrap what they could not load. */
export const isLoadError = (error: unknown) =>
  error instanceof LoadError || (error instanceof Error && error.cause instanceof LoadError);

/** What stands in for the whole app: for what fails outside the layout of members' screens (ScreenBoundary.tsx). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    const { title, advice, action } = isLoadError(this.state.error) ? BROKEN : FAILED;
    return (
      <main className="broken">
        <h1 ref={announce} tabIndex={-1}>
          {title}
        </h1>
        <p>{advice}</p>
        <button type="button" className="broken-button" onClick={() => location.reload()}>
          {action}
        </button>
      </main>
    );
  }
}
