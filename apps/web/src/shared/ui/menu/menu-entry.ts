import type { ReactNode } from 'react';

/** One line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
  /** The choice that holds now; shown with a tick. */
  readonly current?: boolean;
  readonly danger?: boolean;
  /** It cannot be done just now; the hint says why. It takes the focus, so that everybody learns of it. */
  readonly disabled?: boolean;
  /** The menu stays open, e.g. for a switch. */
  readonly keepOpen?: boolean;
  readonly run: () => unknown;
}

export interface MenuContent {
  readonly label: string;
  /** Shown above the entries, not an entry itself. */
  readonly header?: ReactNode;
  /** Groups of entries with a line between; empty ones are left out. */
  readonly groups: readonly (readonly MenuEntry[])[];
}
