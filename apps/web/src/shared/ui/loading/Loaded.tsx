import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

interface LoadedProps<T> {
  /** What is waited for. */
  readonly query: { readonly isPending: boolean; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** What came of it, as it is shown; undefined as long as nothing did. */
  readonly data: T | undefined;
  /** In its place while it loads, in its shape. */
  readonly skeleton: ReactNode;
  /** In its place when it could not be loaded, with a button to try again. */
  readonly failure: { readonly title: string; readonly body?: string; readonly roomy?: boolean };
  /** In the place of a list without entries. */
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** What a query loads, or what stands in its place: while it loads, when it failed, and when there is nothing. */
export function Loaded<T>({ query, data, skeleton, failure, empty, children }: LoadedProps<T>) {
  if (query.isPending) {
    return (
      <div aria-busy="true" style={{ display: 'contents' }}>
        {skeleton}
      </div>
    );
  }
  if (data === undefined) {
    return <LoadFailure {...failure} retrying={query.isFetching} retry={() => void query.refetch()} />;
  }
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty;
  return children(data);
}
