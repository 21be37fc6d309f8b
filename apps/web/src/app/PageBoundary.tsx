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

/** Shows an error page in place of a page that failed to render, until the address changes. */
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
