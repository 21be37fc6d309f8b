import { hash } from 'node:crypto';

const HEX_DIGITS = 12;

/** Lines of ids that a feed has told, in little memory: ids are kept as 48 bits of their hash. */
export class SeenIds {
  readonly #lines = new Map<number, number>();

  /** The line where the id stood before, or null. */
  see(id: string, line: number): number | null {
    const key = Number.parseInt(hash('sha1', id, 'hex').slice(0, HEX_DIGITS), 16);
    const before = this.#lines.get(key) ?? null;
    this.#lines.set(key, line);
    return before;
  }

  get size(): number {
    return this.#lines.size;
  }
}
