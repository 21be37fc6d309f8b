import type { LinkTracking } from '@mailwright/contract';

/**
 * Rich text as JSON, the shape TipTap edits: a list of paragraphs and lists. Nothing in it is HTML, so nothing in it
 * can open a tag; the renderer writes and escapes the HTML. Type aliases, not interfaces: only those count as JSON.
 */
export type RichText = readonly RichBlock[];

export type RichBlock = RichParagraph | RichList;

export type RichParagraph = {
  readonly type: 'paragraph';
  readonly attrs?: {
    readonly textAlign?: 'left' | 'center' | 'right' | 'justify' | null;
    /** Percent of single spacing; absent, the text's own applies. */
    readonly lineHeight?: 100 | 120 | 150 | 200 | null;
  };
  readonly content?: readonly RichInline[];
};

export type RichList = {
  readonly type: 'bulletList' | 'orderedList';
  /** What stands before items; absent, a disc or a number as the client draws it. */
  readonly attrs?: { readonly marker?: ListMarker | null };
  readonly content: readonly RichListItem[];
};

export type RichListItem = {
  readonly type: 'listItem';
  readonly content: readonly RichBlock[];
};

export type RichInline = RichTextRun | RichHardBreak | RichMergeField;

export type RichTextRun = {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly RichMark[];
};

export type RichHardBreak = {
  readonly type: 'hardBreak';
};

/** A merge field ("merge tag"): a pill in the editor, in the mail as the sending system reads it. */
export type RichMergeField = {
  readonly type: 'mergeField';
  readonly attrs: { readonly name: string /** Stands there for readers without one. */; readonly fallback?: string };
  readonly marks?: readonly RichMark[];
};

export type RichMark =
  | { readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'subscript' | 'superscript' }
  | {
      readonly type: 'link';
      readonly attrs: {
        readonly href: string;
        readonly target?: '_self' | '_blank' | null;
        readonly title?: string | null;
        readonly tracking?: LinkTracking | null;
      };
    }
  | {
      readonly type: 'textStyle';
      readonly attrs: {
        readonly color?: string | null;
        readonly backgroundColor?: string | null;
        readonly fontFamily?: string | null;
        /** CSS length, e.g. `18px`. */
        readonly fontSize?: string | null;
        /** CSS value, e.g. `150%`. */
        readonly lineHeight?: string | null;
      };
    };

/** What may stand before the items of a list, as CSS names it, and as old clients do. */
export const LIST_MARKERS = {
  bulletList: { disc: 'disc', circle: 'circle', square: 'square' },
  orderedList: {
    decimal: '1',
    'lower-alpha': 'a',
    'upper-alpha': 'A',
    'lower-roman': 'i',
    'upper-roman': 'I',
  },
} as const;

export type ListMarker = keyof typeof LIST_MARKERS.bulletList | keyof typeof LIST_MARKERS.orderedList;

/** The `type` of a list's element for its marker; undefined for one that its kind of list has not. */
export function markerType({ type, attrs }: Pick<RichList, 'type' | 'attrs'>): string | undefined {
  const types: Readonly<Record<string, string>> = LIST_MARKERS[type];
  return attrs?.marker && Object.hasOwn(types, attrs.marker) ? types[attrs.marker] : undefined;
}
