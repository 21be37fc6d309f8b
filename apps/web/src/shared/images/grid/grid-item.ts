import type { MenuContent } from '../../ui/menu/menu-entry.ts';

/** One picture of a grid. */
export interface GridItem {
  readonly id: string;
  /** Address of what is shown of it. */
  readonly thumb: string;
  /** The color that a picture in one color is shown in. */
  readonly tint?: string;
  readonly label: string;
  /** A line under the label, e.g. its size. */
  readonly note?: string;
}

/** Items that are marked to do something with all of them. */
export interface GridSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

export interface ImageGridProps {
  /** What the grid shows, for readers of screens. */
  readonly label: string;
  readonly items: readonly GridItem[];
  readonly onChoose: (id: string) => void;
  /** Asks for the items after the last one; called as often as the end comes near. */
  readonly onNearEnd?: (() => void) | undefined;
  /** The item that stands where another may now go. */
  readonly current?: string | undefined;
  readonly selection?: GridSelection | undefined;
  /** What the Delete key does, to everything that is marked or to the item that the keys are at. */
  readonly onDelete?: ((ids: readonly string[]) => void) | undefined;
  /** The menu of an item. */
  readonly actions?: ((id: string) => MenuContent) | undefined;
  /** Pixels that a tile is wide at least; pictures are this wide, icons less. */
  readonly tileWidth?: number;
}
