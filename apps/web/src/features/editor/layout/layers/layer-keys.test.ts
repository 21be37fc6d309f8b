import { DEFAULT_SETTINGS } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { layerKey, rowRange } from './layer-keys.ts';
import { layerRows } from './layer-rows.ts';

const leaf = (id: string) => ({ id, type: 'text', props: {}, style: {} });
const nodes = [{ ...leaf('wrapper'), children: [{ ...leaf('first'), children: [leaf('text')] }, leaf('last')] }];
const mail = { formatVersion: 1 as const, settings: DEFAULT_SETTINGS, nodes };
/** 0 wrapper, 1 first, 2 text, 3 last */
const open = layerRows(mail, new Set());
/** 0 wrapper, 1 first, 2 last */
const closed = layerRows(mail, new Set(['first']));
const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

describe('keys in the layers tree', () => {
  it('arrows walk the lines and stop at the ends', () => {
    expect(layerKey(press('ArrowDown'), open, 1)).toEqual({ kind: 'go', row: 2, extend: false });
    expect(layerKey(press('ArrowDown', { shiftKey: true }), open, 3)).toEqual({ kind: 'go', row: 3, extend: true });
    expect(layerKey(press('Home'), open, 3)).toEqual({ kind: 'go', row: 0, extend: false });
  });

  it('right opens a closed container, then goes into it; left closes it, then goes out', () => {
    expect(layerKey(press('ArrowRight'), closed, 1)).toEqual({ kind: 'toggle', id: 'first' });
    expect(layerKey(press('ArrowRight'), open, 1)).toEqual({ kind: 'go', row: 2, extend: false });
    expect(layerKey(press('ArrowLeft'), open, 1)).toEqual({ kind: 'toggle', id: 'first' });
    expect(layerKey(press('ArrowLeft'), open, 2)).toEqual({ kind: 'go', row: 1, extend: false });
    expect(layerKey(press('ArrowLeft'), closed, 2)).toEqual({ kind: 'go', row: 0, extend: false });
  });

  it('alt and an arrow move what is selected, ctrl and space add to it', () => {
    expect(layerKey(press('ArrowUp', { altKey: true }), open, 2)).toEqual({ kind: 'move', step: -1 });
    expect(layerKey(press(' ', { ctrlKey: true }), open, 2)).toEqual({ kind: 'select', id: 'text' });
    expect(layerKey(press('z', { ctrlKey: true }), open, 2)).toBeUndefined();
  });

  it('a range reaches from one line to another in either direction', () => {
    expect(rowRange(open, 3, 1)).toEqual(['first', 'text', 'last']);
  });
});
