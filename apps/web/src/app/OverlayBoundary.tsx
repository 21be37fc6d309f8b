import { Component, type ReactNode } from 'react';

interface OverlayBoundaryProps {
  /** Called once when what it holds cannot be shown, e.g. its code is gone after a new release. */
  readonly onFailure?: () => void;
  readonly children: ReactNode;
}

/** An overlay that fails disappears; the page under it, with what was typed there, stays. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
