import type { Shortcut } from './shortcut.ts';

/** Keys of the dashboard, in the order of the settings' list, which names each one `shortcut.<name>`. */
export const DASHBOARD_KEYS = {
  new: { key: 'n' },
  search: { key: '/' },
  list: { key: '?' },
  selectAll: { mod: true, key: 'a' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** Names of the shortcuts without Ctrl, which a person can switch off. */
export const SINGLE_KEYS = ['new', 'search', 'list'] as const satisfies readonly (keyof typeof DASHBOARD_KEYS)[];
