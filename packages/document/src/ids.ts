import { nanoid } from 'nanoid';
import type { NodeId } from './node.ts';

const ID_LENGTH = 12;

/** Ids stand in attributes of the canvas, so only letters that need no escaping are taken over from a stored document. */
const SAFE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Makes the id of a node; replaced in tests by one that counts. */
export type CreateId = () => NodeId;

/** A new random id: 72 bits, far more than any document needs. */
export function createId(): NodeId {
  return nanoid(ID_LENGTH);
}

/** Returns whether a stored id may be used as it is. */
export function isSafeId(value: unknown): value is NodeId {
  return typeof value === 'string' && SAFE_ID.test(value);
}
