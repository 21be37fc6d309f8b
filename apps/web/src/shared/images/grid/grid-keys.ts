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
