import { type DocumentNode, ISLAND_TYPE } from '@mailwright/document';
import type { ElementKind } from '@mailwright/island';
import type { IslandPart } from '../../session/island/island-part.ts';
import { islandCode } from '../../session/island/load-island-code.ts';
import type { LayerRow } from './layer-rows.ts';

const APART = '\u0000';

/** Icons that say more than "code". */
const LOOKS: Readonly<Record<string, string>> = {
  button: 'button',
  divider: 'divider',
  heading: 'heading',
  image: 'image',
  link: 'link',
  text: 'text',
};

/** The name of a part among the lines of the tree; no node is called so. */
export function partLineId({ nodeId, index }: IslandPart): string {
  return `${nodeId}${APART}${index}`;
}

/** The part that a line stands for; null for the line of a node. */
export function partOfLine(id: string): IslandPart | null {
  const [nodeId, index] = id.split(APART);
  return nodeId === undefined || index === undefined ? null : { nodeId, index: Number(index) };
}

/** Whether a node may have parts to show. */
export function hasParts({ type, props }: DocumentNode): boolean {
  return type === ISLAND_TYPE && typeof props.source === 'string' && props.source.trim() !== '';
}

/** Lines for the elements of foreign HTML worth one, below the line of its node. */
export function partRows(
  node: DocumentNode,
  depth: number,
  nameOf: (kind: ElementKind) => string,
): readonly LayerRow[] {
  const parts = islandCode()?.layerParts(node.id, String(node.props.source)) ?? [];
  const siblings = Map.groupBy(parts, ({ parent }) => parent);
  return parts.map((part) => {
    const type = LOOKS[part.kind] ?? ISLAND_TYPE;
    const around = siblings.get(part.parent) ?? [];
    return {
      node: { id: partLineId(part), type, name: nameOf(part.kind), props: {}, style: {} },
      excerpt: part.words,
      parentId: part.parent === null ? node.id : partLineId({ nodeId: node.id, index: part.parent }),
      index: around.indexOf(part),
      siblings: around.length,
      depth: depth + part.depth,
      expanded: null,
    };
  });
}
