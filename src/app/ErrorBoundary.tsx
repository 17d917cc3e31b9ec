import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in for the children after an error. Elsewhere, so that an edit of it does not remount them. */
  fallback: (error: unknown) => ReactNode;
  /** The children are tried again when it changes. */
  resetKey?: string;
  onError?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  resetKey: string | undefined;
  failure?: { error: unknown } | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
