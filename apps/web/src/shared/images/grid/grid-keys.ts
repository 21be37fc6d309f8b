interface GridPlace {
  readonly active: number;
  readonly count: number;
  readonly columns: number;
  /** Rows that are in sight at once. */
  readonly rows: number;
  readonly rtl: boolean;
}

/** The item that a key leads to from the active one; undefined for a key that leads nowhere. */
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

/** Whether a shorter last row stands under this item's. */
function isRowBelow(active: number, columns: number, last: number): boolean {
  return Math.floor(active / columns) < Math.floor(last / columns);
}
