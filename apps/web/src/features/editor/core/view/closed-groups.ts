import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSetting, writeSetting } from '../../../../shared/local-settings.ts';

const store = createStore<{ readonly closed: readonly string[] }>()(() => ({
  closed: readSetting('closedGroups') ?? [],
}));

/**
 * Returns whether a group (or panel) is open, remembered by name across visits. Of groups that start closed, those that
 * were opened are remembered.
 */
export function useOpenGroup(name: string, closedAtFirst = false): readonly [open: boolean, toggle: () => void] {
  const open = useStore(store, ({ closed }) => closed.includes(name) === closedAtFirst);
  return [open, () => toggleGroup(name)];
}

/** The groups of a list whose names begin so, without that beginning, as far as they are closed. */
export function useClosedGroups(prefix: string): ReadonlySet<string> {
  const closed = useStore(store, (state) => state.closed);
  return useMemo(
    () => new Set(closed.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))),
    [closed, prefix],
  );
}

/** Closes or opens a group by name, and remembers it. */
export function toggleGroup(name: string): void {
  const { closed } = store.getState();
  const next = closed.includes(name) ? closed.filter((other) => other !== name) : [...closed, name];
  store.setState({ closed: next });
  writeSetting('closedGroups', next);
}
