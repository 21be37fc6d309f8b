import { useCallback, useMemo, useRef, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Selected cards in bulk mode. */
export interface BulkSelection {
  readonly ids: ReadonlySet<string>;
  /** Toggles a card; with `range`, selects all cards from the one toggled last to this one, in the order given. */
  readonly toggle: (id: string, range: boolean, order: readonly string[]) => void;
  readonly replace: (ids: Iterable<string>) => void;
}

interface Bulk {
  /** Selected cards; null while bulk mode is off. */
  readonly selection: BulkSelection | null;
  readonly setOn: (on: boolean) => void;
}

/** Returns the bulk mode of one place. Turning it off clears the selection; another place starts with it off. */
export function useBulkSelection(place: string): Bulk {
  const [state, setState] = useState({ place, on: false, ids: NONE });
  const last = useRef<string | null>(null);
  if (state.place !== place) setState({ place, on: false, ids: NONE });

  const replace = useCallback((ids: Iterable<string>) => {
    setState((before) => ({ ...before, ids: new Set(ids) }));
  }, []);
  const toggle = useCallback((id: string, range: boolean, order: readonly string[]) => {
    const from = range && last.current !== null ? order.indexOf(last.current) : -1;
    last.current = id;
    setState((before) => ({ ...before, ids: toggled(before.ids, id, from, order) }));
  }, []);
  const setOn = useCallback((on: boolean) => {
    last.current = null;
    setState((before) => ({ ...before, on, ids: NONE }));
  }, []);

  const on = state.on && state.place === place;
  const { ids } = state;
  const selection = useMemo(() => (on ? { ids, toggle, replace } : null), [on, ids, toggle, replace]);
  return { selection, setOn };
}

/** Returns the selection with one card toggled; from index `from` on, with all cards between selected. */
export function toggled(
  ids: ReadonlySet<string>,
  id: string,
  from: number,
  order: readonly string[],
): ReadonlySet<string> {
  const to = order.indexOf(id);
  if (from >= 0 && to >= 0) return new Set([...ids, ...order.slice(Math.min(from, to), Math.max(from, to) + 1)]);
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
