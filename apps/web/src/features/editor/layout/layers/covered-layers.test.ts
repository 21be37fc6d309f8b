import { DEFAULT_SETTINGS, type DocumentNode } from '@mailwright/document';
import { expect, test } from 'vitest';
import { coveredLayers } from './covered-layers.ts';
import { layerRows } from './layer-rows.ts';

function n(id: string, children?: readonly DocumentNode[]): DocumentNode {
  return { id, type: id, props: {}, style: {}, ...(children && { children }) };
}

test('everything inside a hidden layer is covered by it, at any depth, and nothing beside it', () => {
  const nodes = [n('wrapper', [n('first', [n('left', [n('text')])]), n('second', [n('right', [])])])];
  const rows = layerRows({ formatVersion: 1, settings: DEFAULT_SETTINGS, nodes }, new Set());
  expect([...coveredLayers(rows, new Set(['first']))]).toEqual(['left', 'text']);
  expect([...coveredLayers(rows, new Set(['text']))]).toEqual([]);
  expect([...coveredLayers(rows, new Set())]).toEqual([]);
});
