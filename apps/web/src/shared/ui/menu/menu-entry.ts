import type { ReactNode } from 'react';

/** Line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
  /** True for the current choice; shown with a tick. */
  readonly current?: boolean;
  readonly danger?: boolean;
  /**
   * True when the entry is not available now; the hint says why. It can still get the focus, so that everybody can read the
   * hint.
   */
  readonly disabled?: boolean;
  /** True when the menu stays open, e.g. for a switch. */
  readonly keepOpen?: boolean;
  readonly run: () => unknown;
}

export interface MenuContent {
  readonly label: string;
  /** Content above the entries, not an entry itself. */
  readonly header?: ReactNode;
  /** Groups of entries with a line between them; empty ones are left out. */
  readonly groups: readonly (readonly MenuEntry[])[];
}
