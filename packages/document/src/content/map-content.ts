import type { BlockRegistry } from '../block-definition.ts';
import { definitionOf } from '../definition-of.ts';
import type { DocumentNode, EmailDocument } from '../node.ts';
import type { ContentChange, ContentEntry, ForeignContent } from './content-entry.ts';
import { type ContentWalk, mapFields } from './map-fields.ts';
import { mapRichText } from './map-rich-text.ts';

export interface ContentOptions {
  readonly registry: BlockRegistry;
  /** Reads foreign HTML; without it that is passed over. */
  readonly foreign?: ForeignContent | undefined;
}

/**
 * The one walk through what a mail says, leads to and shows: every entry is told of once, in the order of the mail, and
 * what `change` answers takes its place. Works by the kinds of fields that blocks declare, so that a new block is
 * walked as soon as it is there. What does not change is the same object.
 */
export function mapContent(document: EmailDocument, options: ContentOptions, change: ContentChange): EmailDocument {
  const nodes = mapNodes(document.nodes, options, change);
  return nodes === document.nodes ? document : { ...document, nodes };
}

/** All texts, links and images of a document, in its order. */
export function contentOf(document: EmailDocument, options: ContentOptions): readonly ContentEntry[] {
  return document.nodes.flatMap((node) => collect((change) => mapTree(node, options, change)));
}

/** Those of a node itself, not of what is in it. */
export function nodeContent(node: DocumentNode, options: ContentOptions): readonly ContentEntry[] {
  return collect((change) => mapNode(node, options, change));
}

function collect(walk: (change: ContentChange) => void): readonly ContentEntry[] {
  const entries: ContentEntry[] = [];
  walk((entry) => {
    entries.push(entry);
    return entry.value;
  });
  return entries;
}

function mapNodes(
  nodes: readonly DocumentNode[],
  options: ContentOptions,
  change: ContentChange,
): readonly DocumentNode[] {
  const mapped = nodes.map((node) => mapTree(node, options, change));
  return mapped.every((node, index) => node === nodes[index]) ? nodes : mapped;
}

function mapTree(node: DocumentNode, options: ContentOptions, change: ContentChange): DocumentNode {
  const own = mapNode(node, options, change);
  const children = own.children && mapNodes(own.children, options, change);
  return children === own.children ? own : { ...own, ...(children && { children }) };
}

function mapNode(node: DocumentNode, { registry, foreign }: ContentOptions, change: ContentChange): DocumentNode {
  const block = definitionOf(node.type, registry);
  if (!block) return node;
  const place = { nodeId: node.id };
  const walk: ContentWalk = { change, foreign };
  const { backgroundImage } = node.style;
  let mapped = node;
  if (backgroundImage !== undefined) {
    const inStyle = { ...place, prop: 'backgroundImage', inStyle: true } as const;
    const src = change({ ...inStyle, kind: 'image', value: backgroundImage });
    if (src !== backgroundImage) mapped = { ...mapped, style: { ...mapped.style, backgroundImage: src } };
  }
  let { props } = node;
  const { richTextProp } = block;
  const rich = richTextProp === undefined ? undefined : props[richTextProp];
  if (richTextProp !== undefined && rich !== undefined) {
    const text = mapRichText(rich, (entry) => change({ ...place, prop: richTextProp, ...entry }));
    if (text !== rich) props = { ...props, [richTextProp]: text };
  }
  props = mapFields(block.fields, props, place, walk);
  return props === node.props ? mapped : { ...mapped, props };
}
