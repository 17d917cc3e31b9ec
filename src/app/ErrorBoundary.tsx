import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  Fallback: ComponentType<{ error: unknown }>;
  /** The children are tried again when it changes. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { failure }: ErrorBoundaryState) {
    if (failure && before.resetKey !== this.props.resetKey) this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    const { Fallback, children } = this.props;
    return failure ? <Fallback error={failure.error} /> : children;
  }
}
