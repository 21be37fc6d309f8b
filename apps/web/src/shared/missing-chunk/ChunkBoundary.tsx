import { Component, type ReactNode } from 'react';
import { reportFailedChunk } from './missing-chunk.ts';

interface ChunkBoundaryProps {
  /** Called once when the content cannot be shown, e.g. because its code is gone after a new release. */
  readonly onFailure?: () => void;
  /** Content shown instead; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Hides a part of a page that fails; the page around it stays, with everything done there. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailedChunk(error);
    this.props.onFailure?.();
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
