import { DEFAULT_SETTINGS } from '@mailwright/document';
import { describe, expect, it, test } from 'vitest';
import { BLOCKS, blockRegistry } from './registry.ts';
import { sectionTiles } from './section/tiles.ts';

function columnsOf(id: string): unknown {
  return sectionTiles.find((tile) => tile.id === id)?.create().props.columns;
}

describe('the Styles panel', () => {
  it('is told the border that is drawn where only a width is set', () => {
    const bordered = BLOCKS.filter(({ styleSections, tiles }) => styleSections.includes('border') && tiles.length > 0);
    expect(bordered.map(({ type }) => type)).toEqual(expect.arrayContaining(['image', 'text', 'section', 'menu']));
    for (const { type, tiles, styleDefaults } of bordered) {
      const node = { id: 'n', ...tiles[0]!.create(), children: [] };
      expect(styleDefaults?.(node, DEFAULT_SETTINGS), type).toMatchObject({
        borderStyle: 'solid',
        borderColor: '#d5d8dd',
      });
    }
  });
});

describe('a new divider', () => {
  it('has room above and below the line, by which it can be pressed', () => {
    expect(blockRegistry.get('divider')?.tiles[0]?.create().style).toEqual({ paddingTop: 10, paddingBottom: 10 });
  });
});

describe('the palette', () => {
  it('has heading, text, image, button, divider, space and code', () => {
    const blocks = BLOCKS.filter(({ kind, tiles }) => kind === 'block' && tiles.length > 0).map(({ type }) => type);
    expect(blocks).toEqual(expect.arrayContaining(['heading', 'text', 'image', 'button', 'divider', 'space', 'html']));
  });

  test.each([
    ['section-1', [100]],
    ['section-2', [50, 50]],
    ['section-3', [33.33, 33.33, 33.33]],
    ['section-33-66', [33.33, 66.66]],
    ['section-66-33', [66.66, 33.33]],
    ['section-25-75', [25, 75]],
    ['section-75-25', [75, 25]],
    ['section-30-70', [30, 70]],
    ['section-4', [25, 25, 25, 25]],
  ])('has %s with columns of %j percent', (id, columns) => {
    expect(columnsOf(id)).toEqual(columns);
  });

  it('has a linked image, image and text side by side, icon, link, quote, discount code and a section on an image', () => {
    const tiles = BLOCKS.flatMap((block) => block.tiles.map(({ id }) => id));
    for (const id of ['linked-image', 'image-text', 'icon', 'link', 'quote', 'discount-code', 'background-image']) {
      expect(tiles).toContain(id);
    }
  });

  it('puts an image beside words that stack under it, and opens the linked image in a new tab', () => {
    const seed = sectionTiles.find(({ id }) => id === 'image-text')?.create();
    expect(seed?.props).toMatchObject({ columns: [40, 60], stack: true });
    expect(seed?.children?.map((column) => column.children?.map(({ type }) => type))).toEqual([
      ['image'],
      ['heading', 'text'],
    ]);
    const linked = blockRegistry.get('image')?.tiles.find(({ id }) => id === 'linked-image');
    expect(linked?.create().props.link).toMatchObject({ target: '_blank' });
  });

  it('makes a space 50 pixels high', () => {
    const [tile] = blockRegistry.get('space')?.tiles ?? [];
    expect(tile?.create()).toMatchObject({ type: 'space', props: { height: 50 } });
  });
});
