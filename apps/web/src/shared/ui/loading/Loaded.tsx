import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

interface LoadedProps<T> {
  /** Query that is waited for. */
  readonly query: { readonly isPending: boolean; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** Loaded data as it is shown; undefined while there is none. */
  readonly data: T | undefined;
  /** Placeholder while it loads, in the shape of the content. */
  readonly skeleton: ReactNode;
  /** Texts shown when it could not be loaded, with a button to try again. */
  readonly failure: { readonly title: string; readonly body?: string; readonly roomy?: boolean };
  /** Content shown for a list without entries. */
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Shows the data of a query, or other content while it loads, when it failed, and when there is none. */
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
