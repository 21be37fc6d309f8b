import type { JsonObject } from '@mailwright/document';
import { type FilledProps, productProps } from './product-props.ts';
import { type ProductProps, productSchema, type TakenProduct } from './props.ts';

/** Difference between a product now and when it was taken from its store. Texts are as the mail shows them. */
export interface ProductChange {
  readonly kind: 'name' | 'image' | 'price' | 'salePrice' | 'description' | 'link' | 'availability' | 'gone';
  /** The prop that shows it; null where none does. */
  readonly prop: 'title' | 'src' | 'price' | 'salePrice' | 'description' | 'link' | null;
  readonly old: string;
  readonly new: string;
  /** The author wrote something else there: it is kept unless chosen. */
  readonly edited: boolean;
  /** Props that show the new. */
  readonly patch: JsonObject;
}

/** A product as its store has it now; `isDeleted`: no more. */
export type KnownProduct = TakenProduct & { readonly isDeleted?: boolean };

type ShownKind = Exclude<ProductChange['kind'], 'availability' | 'gone'>;

/** Kinds with the prop that shows them. */
const SHOWN: Readonly<Record<ShownKind, NonNullable<ProductChange['prop']>>> = {
  name: 'title',
  image: 'src',
  price: 'price',
  salePrice: 'salePrice',
  description: 'description',
  link: 'link',
};

/**
 * Returns what has changed of a product in its store since it was taken from there; nothing for a product typed by hand.
 *
 * @param props of a product block
 * @param product as it is now; null if the store no longer has it
 * @param lang of the mail
 */
export function productChanges(
  props: JsonObject,
  product: KnownProduct | null,
  lang: string,
): readonly ProductChange[] {
  const read = productSchema.safeParse(props);
  if (!read.success || !read.data.productId) return [];
  const shown = read.data;
  if (!product || product.isDeleted) {
    return [{ kind: 'gone', prop: null, old: shown.title, new: '', edited: false, patch: {} }];
  }
  const { taken } = shown;
  if (!taken) return [];
  const { storeUuid, productId } = shown;
  const before = productProps({ ...taken, storeUuid, productId }, lang);
  const now = productProps(product, lang);
  const changes = Object.entries(SHOWN).flatMap(([kind, prop]): ProductChange[] => {
    const [was, is, stands] = [before, now, shown].map((each) => wordsOf(each, prop));
    if (was === undefined || is === undefined || stands === undefined || was === is || stands === is) return [];
    const edited = stands !== was;
    return [{ kind: kind as ShownKind, prop, old: stands, new: is, edited, patch: patchOf(prop, shown, before, now) }];
  });
  if (taken.availability === product.availability) return changes;
  const { availability } = product;
  return [
    ...changes,
    { kind: 'availability', prop: null, old: taken.availability, new: availability, edited: false, patch: {} },
  ];
}

/**
 * Props that bring a product up to date with some of its changes. What was not chosen stays as it is shown, and is not
 * asked about again until the store changes it once more.
 */
export function bringUpToDate(product: TakenProduct, chosen: readonly ProductChange[], lang: string): JsonObject {
  return Object.assign({ taken: productProps(product, lang).taken }, ...chosen.map(({ patch }) => patch));
}

function wordsOf(props: FilledProps, prop: NonNullable<ProductChange['prop']>): string {
  return prop === 'link' ? props.link.href : props[prop];
}

function patchOf(
  prop: NonNullable<ProductChange['prop']>,
  shown: ProductProps,
  before: FilledProps,
  now: FilledProps,
): JsonObject {
  if (prop === 'link') return { link: { ...shown.link, href: now.link.href } };
  if (prop === 'title' && shown.alt === before.alt) return { title: now.title, alt: now.alt };
  return { [prop]: now[prop] };
}
