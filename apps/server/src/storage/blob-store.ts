/** Storage of images. Keys are paths of letters, digits, `-`, `_` and `.`, parts joined by `/`. */
export interface BlobStore {
  /** Durable when it returns; storing under a taken key replaces. */
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Returns whether something is there, without reading it. */
  has(key: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Throws when the store cannot be reached, does not let us in, or is full. */
  check(): Promise<void>;
  /** All keys, in no order that means anything. */
  list(): AsyncIterable<string>;
  /** Returns whether nothing was ever stored. */
  isEmpty(): Promise<boolean>;
}

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Keys are made by this server; a key that is no path of plain names is a mistake, never a request. */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError(`Not a storage key: ${key}`);
}
