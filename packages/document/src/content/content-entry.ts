import type { LinkTracking } from '@mailwright/contract';
import type { NodeId } from '../node.ts';
import type { ItemId } from './item-ids.ts';

/** Place of something that a reader sees, presses or is shown. No two entries of one kind and role have the same place. */
export interface ContentPlace {
  readonly nodeId: NodeId;
  /** Prop of the node, of its style, or of the item. */
  readonly prop: string;
  /** The item of a list it belongs to, and the prop of the node that holds the list. */
  readonly item?: { readonly list: string; readonly id: ItemId };
  readonly inStyle?: true;
  /** Places within rich text, or the number of the element or text within foreign HTML. */
  readonly at?: readonly number[];
}

/**
 * A text, a link or an image with its value: the words, the address it leads to, the address of the picture.
 *
 * A text says what it is: `words` that stand in the mail, the `alt` of a picture, the `title` that a link shows when it
 * is pointed at. Blank texts are left out; links and images are told of where they have no address yet.
 */
export type ContentEntry = ContentPlace & { readonly value: string } & (
    | { readonly kind: 'text'; readonly role: 'words' | 'alt' | 'title' }
    | ContentLink
    | ContentImage
  );

export interface ContentLink {
  readonly kind: 'link';
  /** Tracking parameters of the link, null for those of the mail; undefined when the link cannot have any. */
  readonly tracking?: LinkTracking | null;
  /** Text of the link; only for links that a reader of foreign HTML has found. */
  readonly words?: string;
}

export interface ContentImage {
  readonly kind: 'image';
  /** Alternative text; undefined when the block has no field for one. */
  readonly alt?: string | undefined;
  /** True when the image is marked as decoration; undefined when the block has no such mark. */
  readonly decorative?: boolean | undefined;
}

/** Returns the new value of an entry; the entry's own value leaves it unchanged. */
export type ContentChange = (entry: ContentEntry) => string;

/** An entry of foreign HTML; the caller adds the place of that HTML. */
export type ForeignEntry = Pick<ContentPlace, 'at'> & { readonly value: string } & (
    | { readonly kind: 'text'; readonly role: 'words' | 'alt' | 'title' }
    | ContentLink
    | ContentImage
  );

/**
 * Goes through foreign HTML as `ContentChange` does. Given from outside, since reading HTML takes a parser that not
 * everybody who looks at a mail has loaded.
 */
export type ForeignContent = (source: string, change: (entry: ForeignEntry) => string) => string;
