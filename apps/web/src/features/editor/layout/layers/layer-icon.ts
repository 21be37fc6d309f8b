import type { BlockRegistry, DocumentNode } from '@mailwright/document';

/** The name of a layer's icon: what its tile shows, or what it is for the layout. */
export function layerIcon({ type }: DocumentNode, registry: BlockRegistry): string {
  const definition = registry.get(type);
  if (definition?.kind === 'section') return 'layout-rows';
  if (definition?.kind === 'column') return 'columns-2';
  return definition?.tiles[0]?.icon ?? '';
}
