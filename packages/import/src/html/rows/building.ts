import { blockRegistry } from '@mailwright/blocks';
import type { DocumentNode, GeneralSettings, NodeStyle } from '@mailwright/document';
import { blockNode } from '../../block-node.ts';
import type { ReportCollector } from '../../report-collector.ts';
import type { CodePart, ColumnsPart, ConversionNote, LeafPart } from '../parts/part.ts';
import { fitted } from './fit-leaf.ts';
import type { SpacedRow } from './pull-layer.ts';
import type { GroupContent } from './row.ts';

type Nesting<Content> = (
  content: Content,
  row: SpacedRow,
  width: number,
  depth: number,
  building: Building,
) => readonly DocumentNode[];

/** What nodes are made with. */
export interface Building {
  readonly settings: GeneralSettings;
  readonly report: ReportCollector;
  /** How what cannot stand in a column as it is becomes sections in it. */
  readonly nest: {
    readonly oneColumn: (rows: readonly SpacedRow[], width: number, depth: number, building: Building) => DocumentNode;
    readonly columns: Nesting<ColumnsPart>;
    readonly group: Nesting<GroupContent>;
  };
  /** The block that keeps code as it is. */
  readonly island: (part: CodePart, style: NodeStyle) => DocumentNode;
}

/** The block of a leaf, with what its block does not have by itself; noted. */
export function leafNode(
  leaf: LeafPart,
  style: NodeStyle,
  more: readonly ConversionNote[],
  width: number,
  building: Building,
): DocumentNode {
  const node = withoutDefaults(blockNode(leaf.type, fitted(leaf, style, width), style), building.settings);
  const notes = [...leaf.notes, ...more];
  for (const each of notes) building.report.note({ fidelity: 'changed', part: leaf.name, node, ...each });
  if (notes.length === 0) building.report.note({ fidelity: 'kept', part: leaf.name, node });
  return node;
}

/** A style that says nothing its block would not do by itself. */
function withoutDefaults(node: DocumentNode, settings: GeneralSettings): DocumentNode {
  const defaults = blockRegistry.get(node.type)?.styleDefaults?.(node, settings) ?? {};
  const own = Object.entries(node.style).filter(([key, value]) => defaults[key as keyof typeof defaults] !== value);
  return { ...node, style: Object.fromEntries(own) };
}

export function hasSection(type: string, section: 'spacing' | 'background' | 'border'): boolean {
  // The background of a button is its own, not that of the place around it.
  if (type === 'button' && section !== 'spacing') return false;
  return blockRegistry.get(type)?.styleSections.includes(section) ?? false;
}
