import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  failed: ReactNode;
  children: ReactNode;
}

/** Shows a fallback for a part that failed; give it another `key` to try again. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
