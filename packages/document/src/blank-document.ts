import type { BlockRegistry, NodeSeed } from './block-definition.ts';
import { DEFAULT_SETTINGS } from './general-settings.ts';
import { type CreateId, createId } from './ids.ts';
import { type EmailDocument, PAGE_WRAPPER_TYPE } from './node.ts';
import { fromSeed } from './seed.ts';

/** A mail with nothing but an empty page wrapper: a new template, and what clearing the canvas leaves. */
export function blankDocument(registry: BlockRegistry, newId: CreateId = createId): EmailDocument {
  const empty: NodeSeed = { type: PAGE_WRAPPER_TYPE, props: {}, style: {}, children: [] };
  const seed = registry.get(PAGE_WRAPPER_TYPE)?.tiles[0]?.create() ?? empty;
  return {
    formatVersion: 1,
    settings: DEFAULT_SETTINGS,
    nodes: [fromSeed({ ...seed, children: [] }, registry, newId)],
  };
}
