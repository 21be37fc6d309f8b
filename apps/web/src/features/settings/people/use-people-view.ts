import { LIMITS } from '@mailwright/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { navigate } from '../../../shared/navigation/navigate.ts';
import { useQueryParams } from '../../../shared/navigation/place.ts';
import { addressOfView, type PeopleView, viewOfAddress } from './people-view.ts';

interface ShownPeople {
  readonly view: PeopleView;
  /** Text in the search field; the address follows when typing pauses. */
  readonly typed: string;
  readonly type: (words: string) => void;
  /** Changes the view; going back returns to the view before. */
  readonly show: (change: Partial<PeopleView>) => void;
  /** Shows one more page; going back leaves the list. */
  readonly showMore: () => void;
}

/** Returns the view of the list of people that the address describes, and functions to change it. */
export function usePeopleView(): ShownPeople {
  const view = viewOfAddress(useQueryParams());
  const [typed, setTyped] = useState(view.query);
  const [settled] = useDebouncedValue(typed.trim(), LIMITS.debounce.search);
  const written = useRef(view.query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words alone lead to another address.
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    navigate(addressOfView({ ...view, query: settled, pages: 1 }), { replace: true });
  }, [settled]);
  // An address that was come to by going back, or by a link, brings its own words.
  useEffect(() => {
    if (view.query === written.current) return;
    written.current = view.query;
    setTyped(view.query);
  }, [view.query]);
  return {
    view,
    typed,
    type: setTyped,
    show: (change) => navigate(addressOfView({ ...view, pages: 1, ...change })),
    showMore: () => navigate(addressOfView({ ...view, pages: view.pages + 1 }), { replace: true }),
  };
}
