import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import { blankDocument, createEditor, type DocumentNode, type Editor, locate } from '@mailwright/document';
import { beforeEach, describe, expect, it } from 'vitest';
import { creditOf } from './chosen-asset.ts';
import { writeCredit } from './write-credit.ts';

const SOURCE = {
  provider: 'Openverse',
  page: 'https://works.example/door',
  creator: 'Jane Doe',
  creatorUrl: '',
  license: 'CC BY 4.0',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: '“A blue door” by Jane Doe, CC BY 4.0',
};

const CREDIT = creditOf({ source: SOURCE }).credit ?? { text: '', href: '' };

let editor: Editor;

beforeEach(() => {
  editor = createEditor({
    document: blankDocument(blockRegistry),
    context: {
      registry: blockRegistry,
      mode: 'advanced',
      features: { customCode: true, products: true },
      readOnly: false,
    },
  });
});

function add(tileId: string): string {
  const tile = BLOCKS.flatMap(({ tiles }) => tiles).find(({ id }) => id === tileId);
  const wrapper = editor.getState().document.nodes[0];
  if (!tile || !wrapper) throw new Error(tileId);
  const target = { parentId: wrapper.id, index: wrapper.children?.length ?? 0 };
  const result = editor.run({ type: 'insert', nodes: [tile.create()], target });
  if (!result.ok) throw new Error(result.reason);
  return result.ids[0] ?? '';
}

/** The mail as types in their order. */
function types(nodes: readonly DocumentNode[] = editor.getState().document.nodes): string {
  return nodes.map(({ type, children }) => (children ? `${type}(${types(children)})` : type)).join(' ');
}

const link = (href: string) => ({ type: 'link', attrs: { href, target: '_blank' } });

function choose(id: string, src = '/door.jpg'): void {
  editor.run({ type: 'updateProps', id, props: { src } });
  writeCredit(editor, id, CREDIT);
}

describe('the credit line of a chosen image', () => {
  it('stands small under the block that shows it, with links to the work and to its license', () => {
    const id = add('image');
    choose(id);
    expect(types()).toBe('page-wrapper(section(column(image text)))');
    const { document } = editor.getState();
    const line = locate(document, id)?.parent?.children?.[1];
    expect(line?.props.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '“A blue door” by Jane Doe, ', marks: [link(SOURCE.page)] },
          { type: 'text', text: 'CC BY 4.0', marks: [link(SOURCE.licenseUrl)] },
        ],
      },
    ]);
    expect(line?.style).toMatchObject({ fontSize: 11, textAlign: 'center' });
    expect(editor.getState().selection).toEqual([id]);
  });

  it('takes the color of the texts beside it', () => {
    const id = add('image');
    const parentId = locate(editor.getState().document, id)?.parent?.id ?? null;
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Beside' }] }];
    const text = { type: 'text', props: { content }, style: { color: '#f0f0f0' } };
    editor.run({ type: 'insert', nodes: [text], target: { parentId, index: 0 } });
    choose(id);
    const line = locate(editor.getState().document, id)?.parent?.children?.[2];
    expect(line?.style.color).toBe('#f0f0f0');
    expect(JSON.stringify(line?.props.content)).toContain('{"type":"textStyle","attrs":{"color":"#f0f0f0"}}');
  });

  it('is asked for by images whose license owes one, and by no others', () => {
    expect(creditOf({ source: null })).toEqual({});
    expect(creditOf({ source: { ...SOURCE, license: 'CC0', attribution: null } })).toEqual({});
    expect(CREDIT).toMatchObject({ href: SOURCE.page, license: { text: 'CC BY 4.0', href: SOURCE.licenseUrl } });
  });

  it('is undone and done again together with the image', () => {
    const id = add('image');
    const steps = editor.getHistory().steps.length;
    choose(id);
    expect(editor.getHistory().steps).toHaveLength(steps + 1);
    expect(editor.getHistory().steps.at(-1)?.label).toContain('update');
    editor.undo();
    expect(types()).toBe('page-wrapper(section(column(image)))');
    expect(locate(editor.getState().document, id)?.node.props.src).toBe('');
    editor.redo();
    expect(types()).toBe('page-wrapper(section(column(image text)))');
    expect(locate(editor.getState().document, id)?.node.props.src).toBe('/door.jpg');
  });

  it('is written once for a mail that shows the image twice', () => {
    choose(add('image'));
    choose(add('image'), '/door.jpg');
    expect(types().match(/text/g)).toHaveLength(1);
  });

  it('stays when the image goes: it is the text of the author', () => {
    const id = add('image');
    choose(id);
    editor.run({ type: 'remove', ids: [id] });
    expect(types()).toBe('page-wrapper(section(column(text)))');
  });

  it('stands under what surrounds a picture where no text fits beside it, and at the end where nobody knows the place', () => {
    const id = add('background-image');
    const inside = types(locate(editor.getState().document, id)?.node.children);
    writeCredit(editor, id, CREDIT);
    expect(types(locate(editor.getState().document, id)?.node.children)).toBe(inside);
    expect(types()).toMatch(/ section\(column\(text\)\)\)$/);
    add('image');
    writeCredit(editor, undefined, { text: 'Another, CC BY 2.0', href: '' });
    expect(types()).toMatch(/image\)\) section\(column\(text\)\)\)$/);
  });
});
