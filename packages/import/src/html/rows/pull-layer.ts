import { NO_SIDES, type Sides } from '../look/box-style.ts';
import { CLEAR, isZero, type Layer, type Row, tidyLayers } from './row.ts';

/** A row with the space over it. */
export interface SpacedRow extends Row {
  readonly above: number;
}

/** Rows with the margins between them as one space; outer margins become padding around. */
export function spacedRows(rows: readonly Row[]): readonly SpacedRow[] {
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const last = index === rows.length - 1;
    const pad = { ...NO_SIDES, top: before ? 0 : row.top, bottom: last ? row.bottom : 0 };
    const margin = isZero(pad) ? [] : [{ ...CLEAR, pad, phone: pad }];
    const layers = tidyLayers([...margin, ...row.layers]);
    return { ...row, layers, above: before ? Math.max(before.bottom, row.top) : 0 };
  });
}

/** The outermost box that all rows share, and what is left around each of them. */
export function pullLayer(rows: readonly SpacedRow[]): { readonly layer: Layer; readonly rows: readonly SpacedRow[] } {
  const firsts = rows.map(({ layers }) => layers[0] ?? CLEAR);
  const [first] = firsts;
  if (!first) return { layer: CLEAR, rows };
  if (rows.length === 1) return { layer: first, rows: rows.map((row) => ({ ...row, layers: row.layers.slice(1) })) };
  const alike = firsts.every(({ background, frame }) => background === first.background && frame === null);
  if (!alike) return { layer: CLEAR, rows };
  const left = Math.min(...firsts.map(({ pad }) => pad.left));
  const right = Math.min(...firsts.map(({ pad }) => pad.right));
  const phoneLeft = Math.min(...firsts.map(({ phone }) => phone.left));
  const phoneRight = Math.min(...firsts.map(({ phone }) => phone.right));
  const last = firsts.at(-1) ?? first;
  const layer: Layer = {
    ...first,
    pad: { top: first.pad.top, right, bottom: last.pad.bottom, left },
    phone: { top: first.phone.top, right: phoneRight, bottom: last.phone.bottom, left: phoneLeft },
  };
  const inside = rows.map((row, index): SpacedRow => {
    const own = firsts[index] ?? CLEAR;
    const before = firsts[index - 1];
    const rest = { ...CLEAR, pad: beyond(own.pad, left, right), phone: beyond(own.phone, phoneLeft, phoneRight) };
    return {
      ...row,
      layers: tidyLayers([rest, ...row.layers.slice(1)]),
      above: row.above + (before ? before.pad.bottom + own.pad.top : 0),
    };
  });
  return { layer, rows: inside };
}

function beyond(pad: Sides, left: number, right: number): Sides {
  return { ...NO_SIDES, left: Math.max(0, pad.left - left), right: Math.max(0, pad.right - right) };
}
