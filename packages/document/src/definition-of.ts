import type { BlockDefinition, BlockRegistry } from './block-definition.ts';
import { UNREADABLE_TYPE } from './node.ts';

/**
 * The block of a type; undefined for a type that nothing may be assumed of: an unknown one, or the placeholder of what
 * could not be read (a registry may hold a block that draws it).
 */
export function definitionOf(type: string, registry: BlockRegistry): BlockDefinition | undefined {
  return type === UNREADABLE_TYPE ? undefined : registry.get(type);
}
