import type { BlockDefinition, DocumentNode, GeneralSettings } from '@mailwright/document';

/** Everything a block may know while it is rendered; it has no other source. */
export interface RenderContext {
  readonly settings: GeneralSettings;
  /** Width the parent leaves for this node, CSS pixels. */
  readonly width: number;
  /** The node's children, already rendered, in order. */
  readonly children: readonly string[];
  /** An attribute, with its leading space, that lets the canvas find the element holding `prop`; '' in the mail. */
  readonly edit: (prop: string) => string;
  /** An attribute, with its leading space, that the canvas shows as a label on an otherwise empty element; '' in the mail. */
  readonly label: (text: string) => string;
  /** Makes an asset path absolute; leaves absolute addresses; '' for an address that may not be sent. */
  readonly url: (address: string) => string;
  /** Writes a merge field in the configured syntax. */
  readonly mergeTag: (name: string) => string;
  /**
   * Declares a rule for narrow screens and returns the class to put on the element. Declarations carry no
   * `!important`: it is added. Equal declarations share one class.
   */
  readonly responsive: (screen: 'tablet' | 'stack' | 'phone', declarations: string) => string;
}

/** Everything a block may know while its plain-text form is written. */
export interface TextContext {
  readonly children: readonly string[];
  readonly url: (address: string) => string;
  readonly mergeTag: (name: string) => string;
}

/** A block: its definition and its two mail forms. The HTML starts with one element tag and ends with its end tag. */
export interface MailBlock extends BlockDefinition {
  readonly render: (node: DocumentNode, context: RenderContext) => string;
  /** Plain-text form; '' leaves the block out. */
  readonly text: (node: DocumentNode, context: TextContext) => string;
  /** Containers only: width left for child `index` when the container itself has `width`. */
  readonly childWidth?: (node: DocumentNode, index: number, width: number) => number;
  /** Texts of the editor about this block, by language, e.g. `{ en: { name: 'Button', 'field.label': 'Label' } }`. */
  readonly strings: BlockStrings;
}

export type BlockStrings = { readonly en: Readonly<Record<string, string>> } & Readonly<
  Record<string, Readonly<Record<string, string>>>
>;
