import type { DisplayCondition } from '@mailwright/contract';
import type { BrandBindings } from './brand/bindings.ts';
import type { GeneralSettings } from './general-settings.ts';
import type { JsonObject } from './json.ts';
import type { NodeStyle } from './node-style.ts';

/** A nanoid; unique in a document, renewed on paste, duplicate and module insert. */
export type NodeId = string;

/** A module that stands linked in a mail: nodes that were inserted together, and what they were inserted from. */
export interface ModuleInstance {
  /** The same for all nodes that were inserted together; unique in the mail. */
  readonly id: string;
  readonly moduleId: string;
  readonly version: number;
  /** The module's name, for people who may not read the module. */
  readonly name: string;
  /**
   * True when this mail decides for whom and how often the node is shown, not the module: new versions leave that
   * unchanged.
   */
  readonly shownByMail?: true;
}

/** CSS that came into the mail with a module: its selectors name what is in one node alone, by a class of that node's own. */
export interface ScopedCss {
  /** The class. It is made of the CSS, so that the same one twice in a mail is written once. */
  readonly scope: string;
  readonly css: string;
}

/** Readers who are shown a node. `otherwise`: those for whom the condition of the node before it is false. */
export type NodeCondition = DisplayCondition | { readonly otherwise: true };

/** A list of records, such as order lines; within the node, `<list>.<field>` is a field of the record. */
export interface NodeRepeat {
  readonly list: string;
}

/** One node of the mail: page wrapper, section, column or block. Never mutated. */
export interface DocumentNode {
  readonly id: NodeId;
  /** Key of the block in the registry; a type the registry does not know is kept and shown as a placeholder. */
  readonly type: string;
  /** Version of the block's schema that wrote `props`; absent means 1. */
  readonly version?: number;
  /** The author's own name for it in the layers tree. */
  readonly name?: string;
  /** Anchor name that links can lead to: the `id` of the node's element, unique in the mail. */
  readonly anchor?: string;
  /** On the topmost nodes of a linked module: the module, stored so that the mail is complete without a lookup. */
  readonly instance?: ModuleInstance;
  /** In a linked module: the module's node that this one was made from. */
  readonly origin?: NodeId;
  /** In a module: fields that mails may change where it is linked, prop names and `style.<key>`. Linked nodes keep them. */
  readonly open?: readonly string[];
  /** In a linked module: the module's own values of the fields that this mail has changed, by the names of `open`. */
  readonly base?: JsonObject;
  /** Values that were taken from a brand kit. */
  readonly brand?: BrandBindings;
  /** On what were the topmost nodes of a module, linked or not: the CSS of that module's author. */
  readonly scopedCss?: readonly ScopedCss[];
  /** Readers who are shown the node; absent: everybody. */
  readonly condition?: NodeCondition;
  /** List for each of whose records the node is shown once, when its condition is true. */
  readonly repeat?: NodeRepeat;
  readonly props: JsonObject;
  readonly style: NodeStyle;
  /** Only containers (wrapper, section, column) have children. */
  readonly children?: readonly DocumentNode[];
}

/** The document that travels as `components`: settings and an ordered list of root nodes. */
export interface EmailDocument {
  readonly formatVersion: 1;
  readonly settings: GeneralSettings;
  /** At most one page wrapper; an imported mail has one `html` node instead. */
  readonly nodes: readonly DocumentNode[];
  /** The author's own CSS, last in the mail's style block. On the wire it stands beside the document. */
  readonly customStyles?: string;
}

/**
 * Type of the node that stands in for JSON that could not be read, which is `props.raw`, untouched; or for a part of an
 * imported design that no block stands for: `props.label` is its name there, `props.source` what it was.
 */
export const UNREADABLE_TYPE = 'unreadable';

export const PAGE_WRAPPER_TYPE = 'page-wrapper';

export const SECTION_TYPE = 'section';

export const COLUMN_TYPE = 'column';

/** The block that keeps foreign HTML byte for byte; alone at the root it is a whole imported mail. */
export const ISLAND_TYPE = 'html';

/** Wrapper, section, column, nested section, its column, block: no node stands deeper. */
export const MAX_TREE_DEPTH = 6;

/** A section in the wrapper, and one more in one of its columns. */
export const MAX_SECTION_DEPTH = 2;
