import type { BlockDefinition, DocumentNode, GeneralSettings } from '@mailwright/document';

/** Everything a block may know while it is rendered; it has no other source. */
export interface RenderContext {
  readonly settings: GeneralSettings;
  /** Width the parent leaves for this node, CSS pixels. */
  readonly width: number;
  /** The node stands within a shape that Word draws, where Word would drop a shape of its own. */
  readonly insideShape: boolean;
  /** The color behind the node in dark mode where the author gave one; '' where that of light mode stays. */
  readonly darkBackground: string;
  /** The node stands in a column that goes under others where the window is narrow: what holds on phones holds there already. */
  readonly stacked: boolean;
  /** True when only the page is around the node: its background may go to the edges of the window. */
  readonly onPage: boolean;
  /** The node's children, already rendered, in order. */
  readonly children: readonly string[];
  /** Parts of a child that only some readers see, by the child's index: space next to a part appears and goes with it. */
  readonly parts?: readonly (readonly ChildPart[] | undefined)[] | undefined;
  /** An attribute, with its leading space, that lets the canvas find the element holding `prop`; '' in the mail. */
  readonly editAttribute: (prop: string) => string;
  /**
   * An attribute, with its leading space, that the canvas shows as a label on an otherwise empty element; '' in the
   * mail. `key` is a string of the block (or of the `unreadable` block); `detail` is shown after it.
   */
  readonly labelAttribute: (key: string, detail?: string) => string;
  /** Foreign HTML as it may stand here: as it is in the mail, a harmless view of it on the canvas. */
  readonly foreign: (source: string) => string;
  /** Keeps HTML from Word; its own parts for Word were left out. */
  readonly notWord: (html: string) => string;
  /** Containers: space that child i and child i + 1 ask for between them; undefined leaves it to the container. */
  readonly gaps: readonly (number | undefined)[];
  /** Makes an asset path absolute; leaves absolute addresses; '' for an address that may not be sent. */
  readonly url: (address: string) => string;
  /**
   * Returns whether a link to an address, as `url` writes it, becomes an element of the sending system; no shape of Word can.
   */
  readonly isElementLink?: (address: string) => boolean;
  /** Writes a merge field in the configured syntax, ready to stand in HTML text or in a quoted attribute. */
  readonly mergeTag: (name: string, fallback?: string) => string;
  /**
   * Declares a rule for a width of screens, dark mode, the pointer or paper and returns the class to put on the element.
   * Declarations carry no `!important`: it is added. Equal declarations share one class. `stack` is where columns and
   * cells of data stand under each other.
   */
  readonly responsive: (
    screen: 'tablet' | 'stack' | 'phone' | 'dark' | 'hover' | 'print',
    declarations: string,
  ) => string;
  /** Class of one of several columns: as wide as its share (`50%`) beside the others, as wide as can be under them. */
  readonly stacking: (share: string) => string;
}

/** One of the children that share a place, and the tags of the sending system around it, which shows it to some readers only. */
export interface ChildPart {
  readonly before: string;
  readonly html: string;
  readonly after: string;
  /** Set where the next part is shown together with this one: the space between both, undefined for the container's own. */
  readonly joinsNext?: { readonly gap: number | undefined };
  /** True when it is shown together with the part before it. */
  readonly joinsPrevious?: boolean;
}

/** Everything a block may know while its plain-text form is written. */
export interface TextContext {
  readonly settings: GeneralSettings;
  readonly children: readonly string[];
  readonly url: (address: string) => string;
  /** Writes a merge field in the configured syntax, unescaped. */
  readonly mergeTag: (name: string, fallback?: string) => string;
  /** The plain text of foreign HTML. */
  readonly foreignText: (source: string) => string;
}

/** A block: its definition and its two mail forms. The HTML starts with one element tag and ends with its end tag. */
export interface MailBlock extends BlockDefinition {
  readonly render: (node: DocumentNode, context: RenderContext) => string;
  /** Plain-text form; '' leaves the block out. */
  readonly text: (node: DocumentNode, context: TextContext) => string;
  /** Containers only: width left for child `index` when the container itself has `width`. */
  readonly childWidth?: (node: DocumentNode, index: number, width: number, settings: GeneralSettings) => number;
  /** Containers only: Word draws it as a shape, with the children inside. */
  readonly isShape?: (node: DocumentNode, settings: GeneralSettings) => boolean;
  /** Containers only: their columns go under each other where the window is narrow. */
  readonly stacksColumns?: (node: DocumentNode) => boolean;
  /** Space the block wants above and under itself instead of its column's gap, CSS pixels. */
  readonly margins?: (node: DocumentNode, settings: GeneralSettings) => BlockMargins;
  /** True when the block's own table holds data and is announced as a table; every other table of a mail is layout. */
  readonly dataTable?: boolean;
  /**
   * Texts of the editor about this block, e.g. `{ en: { name: 'Button', 'field.label': 'Label' } }`. Other languages have
   * them in their own folders.
   */
  readonly strings: BlockStrings;
}

export interface BlockMargins {
  readonly top?: number;
  readonly bottom?: number;
}

/**
 * Keys: `name`, `keywords` (search synonyms), `tile.<id>`, `description.<id>` (what the tile makes), `field.<prop>`, `group.<section>`, `option.<prop>.<value>`,
 * `label.<what>` (shown on the canvas). For a list: `item.<prop>`, `add.<prop>`, and its items' props as `<prop>.<item prop>`.
 */
export interface BlockStrings {
  readonly en: Readonly<Record<string, string>>;
}
