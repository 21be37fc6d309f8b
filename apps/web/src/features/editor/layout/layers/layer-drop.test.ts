import type { CommandResult, DocumentNode, DropTarget } from '@mailwright/document';
import { DEFAULT_SETTINGS } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { layerDrop } from './layer-drop.ts';
import { layerRows } from './layer-rows.ts';

const n = (id: string, children?: readonly DocumentNode[]): DocumentNode => ({
  id,
  type: id,
  props: {},
  style: {},
  ...(children && { children }),
});
const nodes = [n('wrapper', [n('first', [n('left', [n('text'), n('image')])]), n('second', [n('right', [])])])];
/** 0 wrapper, 1 first, 2 left, 3 text, 4 image, 5 second, 6 right */
const rows = layerRows({ formatVersion: 1, settings: DEFAULT_SETTINGS, nodes }, new Set());
const yes = (): CommandResult => ({ ok: true, ids: [] });
const onlyIn =
  (...parents: readonly string[]) =>
  ({ parentId }: DropTarget): CommandResult =>
    parents.includes(parentId ?? '') ? { ok: true, ids: [] } : { ok: false, reason: 'NOT_HERE' };

describe('a drop in the layers tree', () => {
  it('goes before a row on its upper half and after it on its lower', () => {
    expect(layerDrop(rows, { row: 4.2, depth: 4 }, yes)).toMatchObject({ target: { parentId: 'left', index: 1 } });
    expect(layerDrop(rows, { row: 4.8, depth: 4 }, yes)).toMatchObject({ target: { parentId: 'left', index: 2 } });
  });

  it('goes to the level that the pointer stands at where several end', () => {
    const at = (depth: number) => layerDrop(rows, { row: 4.8, depth }, yes);
    expect(at(2)).toMatchObject({ target: { parentId: 'wrapper', index: 1 }, mark: { row: 5, depth: 2 } });
    expect(at(3)).toMatchObject({ target: { parentId: 'first', index: 1 }, mark: { row: 5, depth: 3 } });
  });

  it('goes to the nearest level that the rules allow', () => {
    expect(layerDrop(rows, { row: 4.8, depth: 4 }, onlyIn('wrapper'))).toMatchObject({
      target: { parentId: 'wrapper', index: 1 },
    });
  });

  it('goes into a container on the middle of its row, at the end of what is there', () => {
    expect(layerDrop(rows, { row: 2.5, depth: 3 }, yes)).toEqual({
      ok: true,
      target: { parentId: 'left', index: 2 },
      mark: { kind: 'into', row: 2 },
    });
    expect(layerDrop(rows, { row: 6.9, depth: 4 }, onlyIn('right'))).toMatchObject({
      target: { parentId: 'right', index: 0 },
    });
  });

  it('says why where nothing is allowed, the plainest reason first', () => {
    const never = ({ parentId }: DropTarget): CommandResult => ({
      ok: false,
      reason: parentId === null ? 'ONLY_IN_WRAPPER' : 'NOT_HERE',
    });
    expect(layerDrop(rows, { row: 0.1, depth: 1 }, never)).toEqual({ ok: false, reason: 'ONLY_IN_WRAPPER' });
    expect(layerDrop(rows, { row: 3.1, depth: 4 }, never)).toEqual({ ok: false, reason: 'NOT_HERE' });
    expect(layerDrop([], { row: 0, depth: 1 }, yes)).toEqual({ ok: false, reason: 'NOT_HERE' });
  });
});
