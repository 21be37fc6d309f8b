import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import { blankDocument, createEditor, type DocumentNode, type Editor, type NodeSeed } from '@mailwright/document';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeAfterSelection } from './insert-after-selection.ts';

function seed(tileId: string): NodeSeed {
  const tile = BLOCKS.flatMap(({ tiles }) => tiles).find(({ id }) => id === tileId);
  if (!tile) throw new Error(`no tile ${tileId}`);
  return tile.create();
}

function open(): Editor {
  return createEditor({
    document: blankDocument(blockRegistry),
    context: {
      registry: blockRegistry,
      mode: 'simple',
      features: { customCode: true, products: true },
      readOnly: false,
    },
  });
}

/** The tree as types, e.g. `page-wrapper(section(column(button)))`. */
function shape(nodes: readonly DocumentNode[]): string {
  return nodes.map(({ type, children }) => (children ? `${type}(${shape(children)})` : type)).join(' ');
}

describe('what is inserted by click or key', () => {
  let editor: Editor;
  const click = (tileId: string) => {
    const seeds = [seed(tileId)];
    const place = placeAfterSelection(editor, seeds);
    if (!place.ok) throw new Error(place.reason);
    const result = editor.run({ type: 'insert', nodes: seeds, target: place.target });
    if (!result.ok) throw new Error(result.reason);
    return result.ids;
  };
  const body = () => shape(editor.getState().document.nodes[0]?.children ?? []);

  beforeEach(() => {
    editor = open();
  });

  it('goes to the end of the mail when nothing is selected', () => {
    click('section-1');
    editor.select([]);
    click('button');
    expect(body()).toBe('section(column()) section(column(button))');
  });

  it('fills the first empty column of the selected section', () => {
    click('section-2');
    click('button');
    expect(body()).toBe('section(column(button) column())');
  });

  it('goes after the selected block', () => {
    click('section-1');
    const [heading] = click('heading');
    click('button');
    editor.select([heading!]);
    click('image');
    expect(body()).toBe('section(column(heading image button))');
  });

  it('goes after the section around the selection when it is a section', () => {
    click('section-1');
    click('heading');
    click('section-2');
    expect(body()).toBe('section(column(heading)) section(column() column())');
    click('section-3');
    expect(body()).toBe('section(column(heading)) section(column() column()) section(column() column() column())');
  });

  it('is refused with the reason that says most', () => {
    expect(placeAfterSelection(editor, [seed('page-wrapper')])).toEqual({ ok: false, reason: 'ONE_PAGE_WRAPPER' });
  });
});
