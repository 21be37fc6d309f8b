import type { JsonObject } from './json.ts';

/** One input of the Settings panel, as data: the panel draws it, the block names it. Its label is the string `field.<prop>`. */
export type Field = { readonly prop: string; readonly section?: string; readonly when?: FieldCondition } & FieldInput;

/**
 * The field is shown only while another prop of the block has this value, or one of these. Its own value stays in the
 * props while it is hidden, so that choosing back and forth loses nothing.
 */
export interface FieldCondition {
  readonly prop: string;
  readonly is: FieldScalar | readonly FieldScalar[];
}

export type FieldScalar = string | number | boolean;

export type FieldInput =
  /** `merge`: merge fields may stand in it. */
  | { readonly kind: 'text'; readonly maxLength?: number; readonly placeholder?: string; readonly merge?: boolean }
  | { readonly kind: 'textarea'; readonly maxLength?: number }
  | { readonly kind: 'code'; readonly language: 'html' }
  | { readonly kind: 'url' }
  | { readonly kind: 'link' }
  /**
   * `naturalWidthProp` is given the file's own width, 0 where it is not known. `standIn.prop` holds the alternative
   * text that came with a layout's stand-in picture; `standIn.alt` loses it when another picture takes its place.
   */
  | {
      readonly kind: 'image';
      readonly naturalWidthProp?: string;
      readonly standIn?: { readonly prop: string; readonly alt: string };
    }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly unit?: string;
    }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'color' }
  | { readonly kind: 'select'; readonly options: readonly string[] }
  | { readonly kind: 'segmented'; readonly options: readonly string[] }
  | ListInput;

/** One input of an item of a list. `prop` is a key of the item; its label is the string `field.<list prop>.<prop>`. */
export type ItemField = { readonly prop: string } & Exclude<FieldInput, ListInput>;

/**
 * A list of objects that the author adds to, takes from and puts in order. Strings: `item.<list prop>` names an item
 * that has no title of its own, `add.<list prop>` is on the button that adds one.
 */
export interface ListInput {
  readonly kind: 'list';
  readonly min: number;
  readonly max: number;
  readonly items: readonly ItemField[];
  /** Prop of the item (a text or a choice) that the item is called by. */
  readonly titleProp: string;
  /** The next item, knowing those there are. */
  readonly create: (items: readonly JsonObject[]) => JsonObject;
}
