import type { DocumentNode, JsonObject } from '@mailwright/document';
import type { FindingReason } from '../imported.ts';
import type { PartReading } from './reading.ts';

/** Reads one sort of part. */
export interface PartReader {
  readonly read: (values: JsonObject, reading: PartReading) => readonly DocumentNode[];
  /** Fidelity of the node if it is not a block with the same content. */
  readonly as?: { readonly fidelity: 'code' | 'placeholder'; readonly reason: FindingReason };
  /** True when its pictures are drawn anew in our own look, which its own notes say. */
  readonly drawsImages?: true;
}

export const AS_CODE = { fidelity: 'code', reason: 'own-markup' } as const;

export const NO_COUNTERPART = { fidelity: 'placeholder', reason: 'no-counterpart' } as const;
