/** From `start` up to, not including, `end`; UTF-16 positions in the source. */
export interface SourceRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reason why an element is not edited in place. `moved`: the parser put it elsewhere than it is written (content between
 * table cells). `overlapping`: tags are closed in the wrong order, so that one tag makes several elements or reaches out of
 * its parent. `inside-read-only`: an element around it is read-only.
 */
export type ReadOnlyReason = 'moved' | 'overlapping' | 'inside-read-only';

/** An element as it is written. Elements that the parser adds by itself (a `tbody`) are left out. */
export interface IslandElement {
  /** Position in the list, which is in order of the opening tags. */
  readonly index: number;
  readonly tag: string;
  /** Index of the nearest written element around it; null at the top. */
  readonly parent: number | null;
  /** From `<` of the opening tag to `>` of the closing one, or to where the parser closes it. */
  readonly range: SourceRange;
  readonly openTag: SourceRange;
  /** null: a void element, or one that is not closed in writing. */
  readonly closeTag: SourceRange | null;
  /** Each whole attribute as written (`href="…"`), by lower-case name; counted from the start of the opening tag. */
  readonly attributes: Readonly<Record<string, SourceRange>>;
  readonly readOnly: ReadOnlyReason | null;
}

/** A run of text between tags as it is written, entities and line ends included. Blank runs are left out. */
export interface IslandText {
  readonly range: SourceRange;
  /** Index of the nearest written element around it; null at the top. */
  readonly parent: number | null;
  /** `code`: it is no text to be read (a style sheet), or holds markup. */
  readonly readOnly: ReadOnlyReason | 'code' | null;
}

/** Foreign HTML, taken apart by where things are written. */
export interface Island {
  readonly elements: readonly IslandElement[];
  readonly texts: readonly IslandText[];
}
