import type { MenuContent } from '../../ui/menu/menu-entry.ts';

/** Picture of a grid. */
export interface GridItem {
  readonly id: string;
  /** Address of the picture that is shown. */
  readonly thumb: string;
  /** Color in which a picture of one color is shown. */
  readonly tint?: string;
  readonly label: string;
  /** Text under the label, e.g. the picture's size. */
  readonly note?: string;
}

/** Items that are marked to do something with all of them. */
export interface GridSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

export interface ImageGridProps {
  /** Accessible name of the grid. */
  readonly label: string;
  readonly items: readonly GridItem[];
  readonly onChoose: (id: string) => void;
  /** Loads the items after the last one; called each time the end is near. */
  readonly onNearEnd?: (() => void) | undefined;
  /** Id of the item that is in use and can be replaced. */
  readonly current?: string | undefined;
  readonly selection?: GridSelection | undefined;
  /** Called by the Delete key with the ids of all marked items, or of the item that the keys act on. */
  readonly onDelete?: ((ids: readonly string[]) => void) | undefined;
  /** Returns the menu of an item. */
  readonly actions?: ((id: string) => MenuContent) | undefined;
  /** Smallest width of a tile, pixels; icons are narrower than pictures. */
  readonly tileWidth?: number;
}
