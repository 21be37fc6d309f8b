import type { ZodMiniType } from 'zod/mini';
import type { BrandBindings } from './brand/bindings.ts';
import type { Field } from './field.ts';
import type { GeneralSettings } from './general-settings.ts';
import type { JsonObject } from './json.ts';
import type { DocumentNode, ModuleInstance, NodeCondition, NodeId, NodeRepeat, ScopedCss } from './node.ts';
import type { NodeStyle, StyleKey, StyleSection, StyleValues } from './node-style.ts';
import type { TileIcon } from './tile-icons.ts';

/** Level of a node in the tree: root > wrapper > section > column > block (a column may contain a section, one level deep). */
export type NodeKind = 'wrapper' | 'section' | 'column' | 'block';

/** Groups of the palette, in the order shown. */
export type PaletteGroup = 'basic' | 'navigation' | 'forms' | 'sections' | 'extra' | 'social';

/** Data for a new node; ids are given when it is inserted. A `DocumentNode` is also a seed; its id is not used. */
export interface NodeSeed {
  readonly type: string;
  /** Version of the schema that wrote `props`; absent means the current one. */
  readonly version?: number;
  readonly name?: string;
  readonly instance?: ModuleInstance;
  readonly origin?: NodeId;
  readonly open?: readonly string[];
  readonly base?: JsonObject;
  readonly brand?: BrandBindings;
  readonly scopedCss?: readonly ScopedCss[];
  readonly condition?: NodeCondition;
  readonly repeat?: NodeRepeat;
  readonly props: JsonObject;
  readonly style: NodeStyle;
  readonly children?: readonly NodeSeed[];
}

/** One tile of the palette. Most blocks have one; the section has one for each split. */
export interface PaletteTile {
  /** Unique in the registry, e.g. `button`, `section-2`. Its label is the string `tile.<id>` of the block. */
  readonly id: string;
  /** Shown in the palette, where a tile is not drawn from the columns it makes, and in the layers. */
  readonly icon: TileIcon;
  readonly create: () => NodeSeed;
  /** Nodes made from it are named as it is, since their block's name says less. */
  readonly namesNode?: boolean;
}

/** A measure of a block, CSS pixels, that is changed by dragging on the canvas. */
export interface BlockResize {
  /** `x`: its width, at the side it is not aligned to; `y`: its height, at the lower edge. */
  readonly axis: 'x' | 'y';
  /** Prop that holds the pixels. */
  readonly prop: string;
  readonly min: number;
  readonly max: number;
  /** CSS selector of the element within the block whose measure it is; absent means the whole block. */
  readonly part?: string;
  /** Prop of a toggle that leaves the pixels no say while it is on. */
  readonly turnsOff?: string;
}

/** Shares of a container's width among its children side by side. */
export interface BlockSplit {
  /** Prop with the shares: one number for each child, of any sum. */
  readonly prop: string;
  /** Smallest share of a child, percent. */
  readonly min: number;
  /** Splits in percent to which dragging snaps. */
  readonly snaps: readonly (readonly number[])[];
}

/** Properties of a block for the document's operations and rules; `MailBlock` adds how it is rendered. */
export interface BlockDefinition {
  readonly type: string;
  readonly kind: NodeKind;
  readonly group: PaletteGroup;
  /** Current version of the props' schema. */
  readonly version: number;
  readonly schema: ZodMiniType<JsonObject>;
  /** `migrations[n]` turns props of version n into version n + 1. */
  readonly migrations: Readonly<Record<number, (props: JsonObject) => JsonObject>>;
  readonly tiles: readonly PaletteTile[];
  readonly fields: readonly Field[];
  readonly styleSections: readonly StyleSection[];
  /** Returns the style values that apply where the node has none; the renderer and the Styles panel read the same values. */
  readonly styleDefaults?: (node: DocumentNode, settings: GeneralSettings) => StyleValues;
  /** Returns the keys of the shared style sections that would have no effect on the node; the Styles panel leaves them out. */
  readonly unusedStyles?: (node: DocumentNode) => readonly StyleKey[];
  /** Offered in advanced mode only. */
  readonly advancedOnly?: boolean;
  /** Offered only when the plan has this feature. */
  readonly feature?: 'customCode' | 'products';
  /** Marked as not final in the palette. */
  readonly beta?: boolean;
  /** Largest number of these blocks in one document, e.g. 1 for the form data table. */
  readonly maxPerDocument?: number;
  /** Prop that holds rich text edited in place on the canvas. */
  readonly richTextProp?: string;
  /** `inline`: one paragraph, no lists (a heading). Absent means paragraphs and lists. */
  readonly richTextKind?: 'inline';
  /** Prop that holds plain text edited in place on the canvas. */
  readonly plainTextProp?: string;
  readonly resize?: BlockResize;
  readonly split?: BlockSplit;
}

/** All known blocks by type. The blocks package fills it; nothing else lists blocks. */
export type BlockRegistry<D extends BlockDefinition = BlockDefinition> = ReadonlyMap<string, D>;
