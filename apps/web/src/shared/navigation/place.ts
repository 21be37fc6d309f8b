import { createContext, use, useMemo } from 'react';

/** Where the shown page stands: its address, and what led there. */
export interface Place {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** What the page that led here handed over. */
  readonly state: Readonly<Record<string, unknown>>;
  /** Parts of the path that its pattern names, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

export const PlaceContext = createContext<Place | null>(null);

/** The place of the page that is shown. While another one is on its way, it is still this one's. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (place === null) throw new Error('Only pages have a place');
  return place;
}

/** The query of the page's address. */
export function useQueryParams(): URLSearchParams {
  const { search } = usePlace();
  return useMemo(() => new URLSearchParams(search), [search]);
}
