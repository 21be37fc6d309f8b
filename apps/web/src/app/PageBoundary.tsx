import { Component, type ReactNode } from 'react';
import type { Place } from '../shared/navigation/place.ts';
import { RouteError } from './RouteError.tsx';

interface PageBoundaryProps {
  readonly place: Place;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly place: Place;
  readonly failure: { readonly error: unknown } | null;
}

/** What stands for a page that failed while it was drawn, until another place is come to. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return props.place === state.place ? null : { place: props.place, failure: null };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <RouteError error={failure.error} />;
  }
}
