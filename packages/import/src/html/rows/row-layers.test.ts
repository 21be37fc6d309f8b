import { describe, expect, it } from 'vitest';
import { leafOf } from '../../testing/parsed-html.ts';
import { NO_SIDES } from '../look/box-style.ts';
import { around, layerStyle } from './layer-style.ts';
import { pullLayer, spacedRows } from './pull-layer.ts';
import { CLEAR, type Layer, type Row, tidyLayers } from './row.ts';

const padded = (left: number, more: Partial<Layer> = {}): Layer => ({
  ...CLEAR,
  pad: { ...NO_SIDES, left },
  phone: { ...NO_SIDES, left },
  ...more,
});

const row = (layers: readonly Layer[], more: Partial<Row> = {}): Row => ({
  content: leafOf('text'),
  top: 0,
  bottom: 0,
  layers,
  outside: null,
  width: null,
  hideOn: null,
  ...more,
});

describe('layers around a row', () => {
  it('that show the same are one', () => {
    expect(tidyLayers([padded(5), CLEAR, padded(7)])).toEqual([padded(12)]);
  });

  it('of another background are kept apart', () => {
    expect(tidyLayers([padded(5, { background: '#ff0000' }), padded(7, { background: '#00ff00' })])).toHaveLength(2);
    expect(tidyLayers([padded(5, { background: '#ff0000' }), padded(7)])).toEqual([
      padded(12, { background: '#ff0000' }),
    ]);
  });

  it('that all rows share are pulled off them, with what is left around each', () => {
    const { layer, rows } = pullLayer(spacedRows([row([padded(20)]), row([padded(30)])]));
    expect(layer.pad.left).toBe(20);
    expect(rows.map(({ layers }) => layers)).toEqual([[], [padded(10)]]);
  });

  it('of different backgrounds stay on their rows', () => {
    const rows = spacedRows([row([padded(20, { background: '#ff0000' })]), row([padded(20)])]);
    expect(pullLayer(rows)).toEqual({ layer: CLEAR, rows });
  });
});

it('margins between rows are one space, the outer ones padding', () => {
  const [first, second] = spacedRows([row([], { top: 5, bottom: 10 }), row([], { top: 25, bottom: 7 })]);
  expect([first?.above, second?.above]).toEqual([0, 25]);
  expect([first?.layers[0]?.pad.top, second?.layers[0]?.pad.bottom]).toEqual([5, 7]);
});

describe('the style of a layer', () => {
  it('says what is not nothing, and what phones have of their own', () => {
    const layer = padded(20, { background: '#ff0000', phone: NO_SIDES });
    expect(layerStyle(layer)).toEqual({ paddingLeft: 20, backgroundColor: '#ff0000', phone: { paddingLeft: 0 } });
    expect(layerStyle(CLEAR, true)).toEqual({ paddingTop: 0, paddingRight: 0, paddingBottom: 0, paddingLeft: 0 });
  });

  it('adds its paddings to those of the block in it', () => {
    expect(around({ paddingLeft: 3, color: '#000000' }, padded(20))).toEqual({ paddingLeft: 23, color: '#000000' });
  });
});
