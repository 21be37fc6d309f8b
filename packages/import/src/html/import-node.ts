import type { JsonObject, NodeStyle } from '@mailwright/document';
import type { HtmlElement } from '@mailwright/island';
import type { FindingReason } from '../imported.ts';
import type { BoxStyle } from './look/box-style.ts';

/**
 * Content of a place in foreign HTML, between its elements and our blocks: content for a block, code that stays, or a layout
 * of both.
 */
export type ImportNode = ImportLeaf | ImportCode | ImportBox | ImportColumns;

/** Difference between a block and its source. */
export interface ConversionNote {
  readonly reason: FindingReason;
  readonly detail?: string;
}

/** Content that becomes one block. */
export interface ImportLeaf {
  readonly kind: 'leaf';
  /** Tag of the source. */
  readonly name: string;
  readonly type: string;
  readonly props: JsonObject;
  readonly style: NodeStyle;
  /** Share of the width of its place, for images whose width is a percentage. */
  readonly share?: number;
  /** Largest width of an image on a phone, CSS pixels, if the source sets one. */
  readonly phoneWidth?: number;
  /** Margins, CSS pixels. */
  readonly top: number;
  readonly bottom: number;
  readonly notes: readonly ConversionNote[];
  /** Name that links can lead to. */
  readonly anchor?: string;
}

/** Content that stays as it is written. */
export interface ImportCode {
  readonly kind: 'code';
  readonly name: string;
  readonly html: string;
  /** Largest width it can take, CSS pixels; `place` is its alignment within it. */
  readonly availableWidth?: number;
  readonly place?: 'left' | 'center' | 'right';
  /** The element in which it stands, whose look is handed down to it. */
  readonly around: HtmlElement | null;
  readonly anchor?: string;
  /** Elements it consists of, from which the rules that it needs are found. */
  readonly elements: readonly HtmlElement[];
}

/** Nodes under each other in a box of their own. */
export interface ImportBox {
  readonly kind: 'box';
  readonly element: HtmlElement;
  readonly look: BoxStyle;
  /** The look on a phone. */
  readonly phone: BoxStyle;
  /** Margins of what is in a table cell do not reach out of it. */
  readonly cell: boolean;
  /** Alignment of a box that is as wide as its content; null for other boxes. */
  readonly shrunk: 'left' | 'center' | 'right' | null;
  readonly place: 'left' | 'center' | 'right';
  /** Position of the content in a box that is higher than it. */
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  readonly hideOn: 'mobile' | null;
  readonly children: readonly ImportNode[];
}

/** Boxes beside each other. */
export interface ImportColumns {
  readonly kind: 'columns';
  readonly element: HtmlElement;
  readonly columns: readonly { readonly box: ImportBox; readonly gutter: number }[];
  /** Boxes that do not fit on a line go on to the next; cells never do. */
  readonly wraps: boolean;
  /** Written in the order in which they stand under each other, which is not that beside each other. */
  readonly reverse: boolean;
  /** Under each other on phones. */
  readonly stack: boolean;
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  /** Buttons, each as wide as it is: where they stand together. */
  readonly tight?: 'left' | 'center' | 'right';
  /** The bytes of the row, for where no section can stand. */
  readonly code: () => ImportCode;
}

/** A size that is not written but made from what is around: everything. */
export const FULL_WIDTH = { px: null, share: null, max: null } as const;
