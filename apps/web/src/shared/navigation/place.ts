import { createContext, use, useMemo } from 'react';

/** Place of the shown page: its address, and the state it was opened with. */
export interface Place {
  readonly pathname: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** State passed by the page that opened this one. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Parts of the path that its pattern names, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

export const PlaceContext = createContext<Place | null>(null);

/** Returns the place of the shown page. While another page is loading, it is still this one's. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (place === null) throw new Error('Only pages have a place');
  return place;
}

/** Returns the query of the page's address. */
export function useQueryParams(): URLSearchParams {
  const { search } = usePlace();
  return useMemo(() => new URLSearchParams(search), [search]);
}
