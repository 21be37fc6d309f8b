import { Component, type ReactNode } from 'react';
import { reportFailedPart } from './missing-part.ts';

interface PartBoundaryProps {
  /** Called once when what it holds cannot be shown, e.g. its code is gone after a new release. */
  readonly onFailure?: () => void;
  /** What stands in its place; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that fails disappears; the page around it, with what was done there, stays. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailedPart(error);
    this.props.onFailure?.();
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
