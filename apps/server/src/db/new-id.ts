import { nanoid } from 'nanoid';

/** An id that nobody guesses: 132 random bits, safe in a path. */
export function newId(): string {
  return nanoid(22);
}
