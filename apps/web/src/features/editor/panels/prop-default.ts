import { type BlockRegistry, type DocumentNode, type JsonValue, sameJson, withoutItemIds } from '@mailwright/document';

/** The value a new block of this type has for a prop; undefined where no tile of the palette makes one. */
export function propDefault(registry: BlockRegistry, node: DocumentNode, prop: string): JsonValue | undefined {
  return registry.get(node.type)?.tiles[0]?.create().props[prop];
}

/** Whether two values say the same; the ids of a list's items say nothing. */
export function sameContent(one: JsonValue, other: JsonValue | undefined): boolean {
  return other !== undefined && sameJson(withoutItemIds(one), withoutItemIds(other));
}
