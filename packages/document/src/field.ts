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
  /**
   * `merge`: merge fields may stand in it. `address`: it says where a link leads, so it is missed where it is empty.
   * `describes`: it is the alternative text of the picture whose address, or whose making, that prop holds.
   */
  | {
      readonly kind: 'text';
      readonly maxLength?: number;
      readonly placeholder?: string;
      readonly merge?: boolean;
      readonly address?: boolean;
      readonly describes?: string;
    }
  | { readonly kind: 'textarea'; readonly maxLength?: number }
  | { readonly kind: 'code'; readonly language: 'html' }
  | { readonly kind: 'url' }
  /** `expected`: an address is missed while it is empty, always or as long as that prop has words that ask for a click. */
  | { readonly kind: 'link'; readonly expected?: true | string }
  /**
   * `naturalWidthProp` is given the file's own width, 0 where it is not known. `standIn.prop` holds the alternative
   * text that came with a layout's stand-in picture; `standIn.alt` loses it when another picture takes its place.
   */
  | {
      readonly kind: 'image';
      readonly naturalWidthProp?: string;
      /** True when an empty field is no mistake. */
      readonly optional?: true;
      /** Type of pictures that can be chosen. */
      readonly only?: 'icons';
      /**
       * Props that keep which icon of the library it is drawn from, in which color, and how wide it is shown: it is drawn
       * anew when they change. The id is '' for any other image, the color for an icon with colors of its own.
       */
      readonly icon?: { readonly id: string; readonly color: string; readonly size: string };
      /** Key of the contract's sentence that is shown when its address was left empty. */
      readonly required?: 'imageUrlRequired';
      readonly standIn?: { readonly prop: string; readonly alt: string };
      readonly version?: ImageVersion;
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
  | DateTimeInput
  | TimeZoneInput
  | PicturesInput
  | VideoInput
  | QrCodeInput
  | ListInput;

/** An image that stands in for the one that the prop `of` holds, for some readers: with the same text, link and width. */
export interface ImageVersion {
  readonly of: string;
  readonly for: 'dark' | 'phone';
}

/** A date and time without a zone, e.g. `2026-12-24T18:00:00`; '' while none is chosen. */
export interface DateTimeInput {
  readonly kind: 'datetime';
  /** Seconds between two values. */
  readonly step: number;
  /** Key of the contract's sentence that is shown while there is none. */
  readonly required?: RequiredMessage;
  /** Prop that holds the time zone. With it, a moment that has passed gets a warning. */
  readonly zoneProp?: string;
}

/** The IANA name of a time zone; '' while none is chosen. */
export interface TimeZoneInput {
  readonly kind: 'timeZone';
  readonly required?: RequiredMessage;
}

export type RequiredMessage = 'timerDateRequired' | 'timerZoneRequired';

/** A choice among pictures. */
export interface PicturesInput {
  readonly kind: 'pictures';
  readonly options: readonly string[];
  /** Path of an option's picture, with `*` for the option. */
  readonly address: string;
  /** The chosen picture is laid over the one in `onto`; the server's result goes into `pictureProp`. */
  readonly overlay?: { readonly onto: string; readonly pictureProp: string };
}

/** The address of a YouTube or Vimeo video; its title and picture are looked up and fill other props. */
export interface VideoInput {
  readonly kind: 'video';
  readonly titleProp: string;
  readonly thumbnailProp: string;
  /** The choice that is laid over the picture, and the path of a choice, with `*` for it. */
  readonly overlay: { readonly prop: string; readonly address: string };
  /** The picture with the overlay on it. */
  readonly pictureProp: string;
}

/** Input for the text of a QR code; the picture of the code is made from the text and stored. */
export interface QrCodeInput {
  readonly kind: 'qrCode';
  readonly pictureProp: string;
  /** Prop with the alternative text of the picture. */
  readonly altProp: string;
  /** Condition under which the text may be any text; otherwise it must be a web address. */
  readonly anyText: FieldCondition;
}

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
