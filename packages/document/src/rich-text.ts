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
    readonly dir?: TextDirection | null;
  };
  readonly content?: readonly RichInline[];
};

/** Writing direction, when it differs from the rest of the mail. */
export type TextDirection = 'ltr' | 'rtl';

export type RichList = {
  readonly type: 'bulletList' | 'orderedList';
  readonly attrs?: {
    /** Marker before items; when absent, a disc or a number as the client draws it. */
    readonly marker?: ListMarker | null;
    /** Marker as HTML writes it; used when there is no `marker`. */
    readonly type?: ListType | null;
    /** Number of the first item, of numbered lists; absent, 1. */
    readonly start?: number | null;
    readonly dir?: TextDirection | null;
  };
  readonly content: readonly RichListItem[];
};

export type RichListItem = {
  readonly type: 'listItem';
  /** `value`: the item's number where it is not that after the item before. */
  readonly attrs?: { readonly value?: number | null };
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

/** Markers before the items of a list, by their CSS names, with the names that old clients know. */
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

/** The `type` of a list's element in HTML. */
export type ListType = keyof typeof LIST_MARKERS.bulletList | '1' | 'a' | 'A' | 'i' | 'I';

/** Returns what stands before the items of a list; undefined for what its kind of list has not. */
export function listMarker({ type, attrs }: Pick<RichList, 'type' | 'attrs'>): ListMarker | undefined {
  const types: Readonly<Record<string, string>> = LIST_MARKERS[type];
  const { marker, type: written } = attrs ?? {};
  if (marker && Object.hasOwn(types, marker)) return marker;
  return (Object.keys(types) as ListMarker[]).find((each) => written && types[each] === written);
}

/** The `type` of a list's element for its marker; undefined for one that its kind of list has not. */
export function markerType(list: Pick<RichList, 'type' | 'attrs'>): string | undefined {
  const types: Readonly<Record<string, string>> = LIST_MARKERS[list.type];
  const marker = listMarker(list);
  return marker && types[marker];
}

/** The number of each item of a numbered list. */
export function itemNumbers({ attrs, content }: Pick<RichList, 'attrs' | 'content'>): readonly number[] {
  let next = attrs?.start ?? 1;
  return content.map((item) => {
    const number = item.attrs?.value ?? next;
    next = number + 1;
    return number;
  });
}
