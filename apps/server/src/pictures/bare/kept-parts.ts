/** Parts of a file that are put together to a new one, in their order. */
export interface KeptParts {
  /** Keeps the bytes from the one at `start` to the one before `end`. */
  keep(start: number, end: number): void;
  join(): Uint8Array;
}

/**
 * A hostile file has millions of parts with a few bytes each: neighbors are copied at once, and none is an object of its
 * own, so that reading it holds nobody else up.
 */
export function keptParts(bytes: Buffer): KeptParts {
  const joined = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  let from = 0;
  let to = 0;

  const copy = () => {
    length += bytes.copy(joined, length, from, to);
  };

  return {
    keep(start, end) {
      if (start !== to) {
        copy();
        from = start;
      }
      to = end;
    },

    join() {
      copy();
      from = to;
      return joined.subarray(0, length);
    },
  };
}
