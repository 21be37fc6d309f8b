import { LIMITS } from '@mailwright/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { navigate } from '../../../shared/navigation/navigate.ts';
import { useQueryParams } from '../../../shared/navigation/place.ts';
import { addressOfView, type PeopleView, viewOfAddress } from './people-view.ts';

interface ShownPeople {
  readonly view: PeopleView;
  /** What stands in the search field, which the address follows when typing pauses. */
  readonly typed: string;
  readonly type: (words: string) => void;
  /** Going back leads to what was shown before. */
  readonly show: (change: Partial<PeopleView>) => void;
  /** Shows one more page; going back leads away from the list. */
  readonly showMore: () => void;
}

/** What the list of people shows, as the address says it. */
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
