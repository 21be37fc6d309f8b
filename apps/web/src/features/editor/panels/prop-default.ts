import type { BlockRegistry, DocumentNode, JsonValue } from '@mailwright/document';

/** The value a new block of this type has for a prop; undefined where no tile of the palette makes one. */
export function propDefault(registry: BlockRegistry, node: DocumentNode, prop: string): JsonValue | undefined {
  return registry.get(node.type)?.tiles[0]?.create().props[prop];
}
