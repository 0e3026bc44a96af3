import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

interface State {
  failure: { error: unknown } | null;
}

/** Shows the crash page instead of its children when one of them throws while rendering. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <CrashPage error={failure.error} /> : this.props.children;
  }
}
