import { type DocumentNode, type Editor, findNode } from '@mailwright/document';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { placeProducts } from './place-products.ts';
import { giveLookToAll } from './product-look.ts';
import { add, productSession, seedOf, storeProduct } from './testing/product-session.ts';

let editor: Editor;
let session: EditorSession;

beforeEach(() => {
  session = productSession();
  editor = session.editor;
});

/** The mail as types in their order, a product by its name. */
function shape(nodes: readonly DocumentNode[] = editor.getState().document.nodes): string {
  return nodes
    .map(({ type, props, children }) => {
      if (type === 'product') return String(props.title);
      return children ? `${type}(${shape(children)})` : type;
    })
    .join(' ');
}

const insert = (nodeId: string, names: readonly string[], columns: number, isNew = false) => {
  const inserted = editor.getState().document;
  const products = names.map((name) => storeProduct(name));
  return placeProducts(session, { nodeId, ...(isNew && { inserted }) }, { products, columns, layout: 'vertical' });
};

const steps = () => editor.getHistory().steps.length;

describe('one chosen product', () => {
  it('fills the block as one step that undo takes back', () => {
    const id = add(editor, seedOf('product'));
    const before = steps();
    expect(insert(id, ['Cup'], 2)).toBe(true);
    expect(steps()).toBe(before + 1);
    expect(findNode(editor.getState().document, id)?.props).toMatchObject({
      title: 'Cup',
      src: 'https://shop.example/Cup.jpg',
      price: '€12.50',
      storeUuid: 's',
      productId: 'cup',
    });
    editor.undo();
    expect(findNode(editor.getState().document, id)?.props).toMatchObject({ storeUuid: '', productId: '' });
  });

  it('is a part of the step that inserted the block', () => {
    const before = steps();
    insert(add(editor, seedOf('product')), ['Cup'], 2, true);
    expect(steps()).toBe(before + 1);
    editor.undo();
    expect(shape()).toBe('page-wrapper()');
  });

  it('keeps the look of the block when another is chosen, and takes that of the others when it is new', () => {
    const first = add(editor, seedOf('product'));
    insert(first, ['Cup'], 1);
    editor.run({ type: 'updateProps', id: first, props: { buttonLabel: 'Buy', showDescription: false } });
    editor.run({ type: 'updateStyle', ids: [first], style: { color: '#ff0000' } });
    insert(first, ['Jug'], 1);
    const second = add(editor, seedOf('product'));
    insert(second, ['Tea'], 1, true);
    for (const id of [first, second]) {
      const node = findNode(editor.getState().document, id);
      expect(node?.props).toMatchObject({ buttonLabel: 'Buy', showDescription: false });
      expect(node?.style.color).toBe('#ff0000');
    }
    expect(shape()).toBe('page-wrapper(section(column(Jug Tea)))');
  });
});

describe('several chosen products', () => {
  it('become rows of equal columns in the order chosen, in the place of the section that held nothing else', () => {
    add(editor, seedOf('text'));
    editor.select([]);
    const id = add(editor, seedOf('product'));
    const before = steps();
    expect(insert(id, ['A', 'B', 'C', 'D'], 2)).toBe(true);
    expect(steps()).toBe(before + 1);
    expect(shape()).toBe(
      'page-wrapper(section(column(text)) section(column(A) column(B)) section(column(C) column(D)))',
    );
    editor.undo();
    expect(shape()).toBe('page-wrapper(section(column(text)) section(column(Name of the product)))');
  });

  it('stand beside what else is in the column, and leave the last row its widths', () => {
    add(editor, seedOf('text'));
    const id = add(editor, seedOf('product'));
    insert(id, ['A', 'B', 'C'], 2);
    expect(shape()).toBe(
      'page-wrapper(section(column(text section(column(A) column(B)) section(column(C) column()))))',
    );
  });

  it('stand one under the other in one column', () => {
    insert(add(editor, seedOf('product')), ['A', 'B', 'C'], 1);
    expect(shape()).toBe('page-wrapper(section(column(A B C)))');
  });
});

it('a look is used for all products of the mail as one step', () => {
  const id = add(editor, seedOf('product'));
  insert(id, ['A', 'B', 'C', 'D'], 2);
  const ids: string[] = [];
  const visit = ({ id: own, type, children }: DocumentNode): void => {
    if (type === 'product') ids.push(own);
    children?.forEach(visit);
  };
  editor.getState().document.nodes.forEach(visit);
  const [first = ''] = ids;
  editor.run({ type: 'updateProps', id: first, props: { layout: 'horizontal', showPrice: false } });
  editor.run({ type: 'updateStyle', ids: [first], style: { backgroundColor: '#eeeeee' } });
  const before = steps();
  expect(giveLookToAll(session, first)).toBe(true);
  expect(steps()).toBe(before + 1);
  for (const each of ids) {
    const node = findNode(editor.getState().document, each);
    expect(node?.props).toMatchObject({ layout: 'horizontal', showPrice: false });
    expect(node?.style.backgroundColor).toBe('#eeeeee');
  }
  expect(ids.map((each) => findNode(editor.getState().document, each)?.props.title)).toEqual(['A', 'B', 'C', 'D']);
  editor.undo();
  expect(findNode(editor.getState().document, ids[3] ?? '')?.props).toMatchObject({ showPrice: true });
});
