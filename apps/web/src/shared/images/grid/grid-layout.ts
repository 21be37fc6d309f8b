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
