import { type DocumentNode, ISLAND_TYPE } from '@mailwright/document';
import type { ElementKind } from '@mailwright/island';
import type { ForeignElement } from '../../core/island/foreign-element.ts';
import { islandCode } from '../../core/island/load-island-code.ts';
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

/** The name of a foreign element among the lines of the tree; no node is called so. */
export function foreignElementLineId({ nodeId, index }: ForeignElement): string {
  return `${nodeId}${APART}${index}`;
}

/** The foreign element that a line stands for; null for the line of a node. */
export function foreignElementOfLine(id: string): ForeignElement | null {
  const [nodeId, index] = id.split(APART);
  return nodeId === undefined || index === undefined ? null : { nodeId, index: Number(index) };
}

/** Returns whether a node may have foreign elements to show. */
export function hasForeignElements({ type, props }: DocumentNode): boolean {
  return type === ISLAND_TYPE && typeof props.source === 'string' && props.source.trim() !== '';
}

/** Lines for the elements of foreign HTML worth one, below the line of its node. */
export function foreignElementRows(
  node: DocumentNode,
  depth: number,
  nameOf: (kind: ElementKind) => string,
): readonly LayerRow[] {
  const foreignElements = islandCode()?.layerForeignElements(node.id, String(node.props.source)) ?? [];
  const siblings = Map.groupBy(foreignElements, ({ parent }) => parent);
  return foreignElements.map((foreignElement) => {
    const type = LOOKS[foreignElement.kind] ?? ISLAND_TYPE;
    const around = siblings.get(foreignElement.parent) ?? [];
    return {
      node: { id: foreignElementLineId(foreignElement), type, name: nameOf(foreignElement.kind), props: {}, style: {} },
      excerpt: foreignElement.words,
      parentId:
        foreignElement.parent === null
          ? node.id
          : foreignElementLineId({ nodeId: node.id, index: foreignElement.parent }),
      index: around.indexOf(foreignElement),
      siblings: around.length,
      depth: depth + foreignElement.depth,
      expanded: null,
    };
  });
}
