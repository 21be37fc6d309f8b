import { hash } from 'node:crypto';
import { isDeeperThan, LIMITS } from '@mailwright/contract';
import { WatchedCache } from '../../metrics/watched-cache.ts';

/** The JSON text of an object. In a request it stands for one that is not read, since the very same text was read before. */
export class ObjectText {
  // Private: who walks through a request finds nothing in it.
  readonly #bytes: Buffer;
  #hash: string | undefined;

  /** @param bytes UTF-8 */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }

  get json(): string {
    return this.#bytes.toString();
  }

  get hash(): string {
    this.#hash ??= hash('sha256', this.#bytes, 'base64');
    return this.#hash;
  }

  read(): unknown {
    return JSON.parse(this.json);
  }

  toJSON(): unknown {
    return this.read();
  }
}

/** Texts of objects that were read and found good. */
export interface SeenJson {
  has(object: ObjectText): boolean;
  /** Remembers one, if nothing about it has to be looked at again when it comes once more. */
  add(object: ObjectText): void;
}

/** Path of the objects of a request that may be known: sections in the wrapper of a mail. */
export const UNREAD_PATH = ['components', 'nodes', 0, 'children'] as const;

/** Most texts that are remembered, each by 32 bytes: of as many sections as are kept for rendering, about. */
const MAX_REMEMBERED_TEXTS = 60_000;

/**
 * Texts that reading a request refuses or changes: names that reach for prototypes, NUL and halves of characters. JSON as
 * `JSON.stringify` writes it has no other way to write them.
 */
const LOOKED_AT = /"__proto__"|"constructor"|\\u0000|\\u[dD][89a-fA-F]/;

export function createSeenJson(most: number = MAX_REMEMBERED_TEXTS): SeenJson {
  const known = new WatchedCache<true>('unread_objects', { max: most });
  return {
    has: (object) => known.get(object.hash) === true,
    add(object) {
      const { json } = object;
      if (known.has(object.hash) || LOOKED_AT.test(json)) return;
      const value = object.read();
      // As somebody else may write it, it can say more than it says when it is read: a member twice, for one.
      if (
        !Buffer.from(JSON.stringify(value)).equals(object.bytes) ||
        isDeeperThan(value, LIMITS.jsonDepth - UNREAD_PATH.length)
      )
        return;
      known.set(object.hash, true);
    },
  };
}
