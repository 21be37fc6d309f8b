import type { DocumentNode, EmailDocument } from '@mailwright/document';
import { DEFAULT_SETTINGS } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { foundRows, layerRows } from './layer-rows.ts';

function testNode(id: string, children?: readonly DocumentNode[]): DocumentNode {
  return { id, type: id, props: {}, style: {}, ...(children && { children }) };
}

const n = testNode;
const mail: EmailDocument = {
  formatVersion: 1,
  settings: DEFAULT_SETTINGS,
  nodes: [n('wrapper', [n('first', [n('left', [n('text'), n('image')])]), n('second', [n('right', [])])])],
};
const seen = (rows: ReturnType<typeof layerRows>) => rows.map(({ node, depth }) => `${depth} ${node.id}`);

describe('the lines of the layers tree', () => {
  it('follow the document, each container before what is in it', () => {
    const rows = layerRows(mail, new Set());
    expect(seen(rows)).toEqual(['1 wrapper', '2 first', '3 left', '4 text', '4 image', '2 second', '3 right']);
    expect(rows[4]).toMatchObject({ parentId: 'left', index: 1, siblings: 2, expanded: null });
    expect(rows[6]).toMatchObject({ expanded: true });
  });

  it('leave out what is inside a closed container', () => {
    expect(seen(layerRows(mail, new Set(['first'])))).toEqual(['1 wrapper', '2 first', '2 second', '3 right']);
  });

  it('show what a search finds with all that is around it', () => {
    expect(seen(foundRows(mail, ({ id }) => id === 'image'))).toEqual(['1 wrapper', '2 first', '3 left', '4 image']);
    expect(foundRows(mail, ({ id }) => id === 'image')[3]).toMatchObject({ index: 1 });
    expect(foundRows(mail, () => false)).toEqual([]);
  });
});
