import { blockRegistry, productProps } from '@mailwright/blocks';
import type { Product } from '@mailwright/contract';
import { blankDocument, createEditor, type Editor, type JsonObject, type NodeSeed } from '@mailwright/document';
import type { EditorSession } from '../../../core/session/editor-session.ts';
import { placeAfterSelection } from '../../../core/session/insert-after-selection.ts';

/** An editor of an empty mail, as far as products concern a session. */
export function productSession(): EditorSession {
  const editor = createEditor({
    document: blankDocument(blockRegistry),
    context: {
      registry: blockRegistry,
      mode: 'advanced',
      features: { customCode: true, products: true },
      readOnly: false,
    },
  });
  return { editor } as EditorSession;
}

/** A product of the store `s`, in stock and not on sale. */
export function storeProduct(name: string, more: Partial<Product> = {}): Product {
  return {
    storeUuid: 's',
    productId: name.toLowerCase(),
    productName: name,
    productCategories: [],
    imageLink: `https://shop.example/${name}.jpg`,
    price: '12.50',
    productLink: `https://shop.example/${name}`,
    productDescription: `A ${name}`,
    salePrice: null,
    priceTo: null,
    currency: 'EUR',
    availability: 'inStock',
    brand: '',
    images: [],
    tags: [],
    createdAt: null,
    updatedAt: '2026-11-23T12:00:00.000Z',
    isDeleted: false,
    ...more,
  };
}

/** The first tile of a block, filled. */
export function seedOf(type: string, props: JsonObject = {}): NodeSeed {
  const seed = blockRegistry.get(type)?.tiles[0]?.create();
  if (!seed) throw new Error(type);
  return { ...seed, props: { ...seed.props, ...props } };
}

/** A block that shows a product as it was taken from its store. */
export function takenSeed(product: Product, props: JsonObject = {}): NodeSeed {
  return seedOf('product', { ...productProps(product, 'en'), ...props });
}

/** Inserts blocks as their tiles do; answers the id of the first. */
export function add(editor: Editor, ...seeds: readonly NodeSeed[]): string {
  const place = placeAfterSelection(editor, seeds);
  if (!place.ok) throw new Error(place.reason);
  const result = editor.run({ type: 'insert', nodes: seeds, target: place.target });
  if (!result.ok) throw new Error(result.reason);
  return result.ids[0] ?? '';
}
