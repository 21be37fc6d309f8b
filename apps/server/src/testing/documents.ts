import { blockRegistry } from '@mailwright/blocks';
import { blankDocument, ISLAND_TYPE, writeDocument } from '@mailwright/document';

export type Components = Record<string, unknown>;

/** The document of an empty mail. */
export function blankComponents(): Components {
  return { ...writeDocument(blankDocument(blockRegistry)) };
}

/** A document that is one piece of foreign HTML. */
export function islandComponents(source: string): Components {
  return { ...blankComponents(), nodes: [{ id: 'island', type: ISLAND_TYPE, props: { source }, style: {} }] };
}
