import { Component, type ReactNode } from 'react';
import { reportFailedChunk } from './missing-chunk.ts';

interface ChunkBoundaryProps {
  /** Called once when what it holds cannot be shown, e.g. its code is gone after a new release. */
  readonly onFailure?: () => void;
  /** What stands in its place; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that fails disappears; the page around it, with what was done there, stays. */
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
