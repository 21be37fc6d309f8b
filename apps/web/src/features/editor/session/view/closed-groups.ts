import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSetting, writeSetting } from '../../../../shared/local-settings.ts';

const store = createStore<{ readonly closed: readonly string[] }>()(() => ({
  closed: readSetting('closedGroups') ?? [],
}));

/**
 * Whether a group (or panel) is open, remembered by name over visits. Of groups that are closed at first, those that
 * were opened are remembered.
 */
export function useOpenGroup(name: string, closedAtFirst = false): readonly [open: boolean, toggle: () => void] {
  const open = useStore(store, ({ closed }) => closed.includes(name) === closedAtFirst);
  const toggle = () => {
    const { closed } = store.getState();
    const next = closed.includes(name) ? closed.filter((other) => other !== name) : [...closed, name];
    store.setState({ closed: next });
    writeSetting('closedGroups', next);
  };
  return [open, toggle];
}
