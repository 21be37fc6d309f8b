import type { GridItem } from './grid-item.ts';

/** Gap between tiles, pixels. */
const GRID_GAP = 12;
/** Heights of the lines of text under a picture, pixels. */
const LABEL = 22;
const NOTE = 18;
/** Padding of a tile, both sides together, pixels. */
const FRAME = 10;

export interface GridLayout {
  readonly columns: number;
  /** Distance from one row to the next, pixels. */
  readonly rowHeight: number;
}

/**
 * Returns the number of tiles that fit side by side, and the height of a row. A picture's place is three quarters as high as
 * wide.
 */
export function gridLayout(width: number, tileWidth: number, hasNotes: boolean): GridLayout {
  const columns = Math.max(1, Math.floor((width + GRID_GAP) / (tileWidth + GRID_GAP)));
  const tile = Math.max(0, (width - GRID_GAP * (columns - 1)) / columns);
  return { columns, rowHeight: Math.round(tile * 0.75) + LABEL + (hasNotes ? NOTE : 0) + FRAME + GRID_GAP };
}

interface GridPlace {
  readonly active: number;
  readonly count: number;
  readonly columns: number;
  /** Number of rows in sight at once. */
  readonly rows: number;
  readonly rtl: boolean;
}

/** Returns the index of the item that a key moves to from the active one; undefined for other keys. */
export function walkGrid(key: string, { active, count, columns, rows, rtl }: GridPlace): number | undefined {
  const last = count - 1;
  const by = (step: number) => {
    const next = active + step;
    // A row further stays in its column; where there is none, the keys stay where they are.
    return Math.abs(step) === columns && (next < 0 || next > last) ? active : Math.min(Math.max(next, 0), last);
  };
  const screen = columns * Math.max(1, rows - 1);
  const keys: Readonly<Record<string, number>> = {
    ArrowRight: by(rtl ? -1 : 1),
    ArrowLeft: by(rtl ? 1 : -1),
    ArrowDown: active + columns > last && isRowBelow(active, columns, last) ? last : by(columns),
    ArrowUp: by(-columns),
    PageDown: by(screen),
    PageUp: by(-screen),
    Home: 0,
    End: last,
  };
  return count === 0 ? undefined : keys[key];
}

/** Returns whether there is a row below this item's, even one too short to have an item right below it. */
function isRowBelow(active: number, columns: number, last: number): boolean {
  return Math.floor(active / columns) < Math.floor(last / columns);
}

/** Returns the ids marked after an item was toggled; with a range, all items from the one toggled before get its state. */
export function toggled(
  items: readonly GridItem[],
  ids: ReadonlySet<string>,
  id: string,
  from: string | null,
): ReadonlySet<string> {
  const next = new Set(ids);
  const mark = !ids.has(id);
  const ends = [id, from ?? id].map((one) => items.findIndex((item) => item.id === one));
  const start = Math.min(...ends);
  const range = start < 0 ? [id] : items.slice(start, Math.max(...ends) + 1).map((item) => item.id);
  for (const one of range) {
    if (mark) next.add(one);
    else next.delete(one);
  }
  return next;
}
