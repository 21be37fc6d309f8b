import { COLUMN_TYPE, type DocumentNode, SECTION_TYPE } from '@mailwright/document';

/** Returns the types of the blocks in nodes, as short as a test needs them: `heading`, `section(image | text button)`. */
export function blockTree(nodes: readonly DocumentNode[]): string {
  return nodes.map(one).join(' ');
}

function one({ type, children = [] }: DocumentNode): string {
  if (type === SECTION_TYPE) return `section(${children.map((column) => blockTree([column])).join(' | ')})`;
  return type === COLUMN_TYPE ? blockTree(children) : type;
}

/** All nodes of a type, in order. */
export function nodesOf(nodes: readonly DocumentNode[], type: string): readonly DocumentNode[] {
  return nodes.flatMap((node) => [...(node.type === type ? [node] : []), ...nodesOf(node.children ?? [], type)]);
}
