import { LIMITS } from '@mailwright/contract';
import { AppError } from '../app-error.ts';

/** The bodies of requests that are under way: they stand in memory from their first byte until they are answered. */
export interface IncomingBytes {
  /**
   * Counts a body before it is read; answers what takes it off the count, which may be called more than once.
   * @param bytes as many as the request says, or may have
   * @throws AppError `BUSY` where there would be more than may be
   */
  take(person: string, bytes: number): () => void;
}

interface IncomingLimits {
  /** Bytes of everybody, and of one person. */
  readonly total: number;
  readonly ofOne: number;
}

/** Limits with room for ten of the largest bodies: a gigabyte of memory has twice that room. */
const DEFAULTS: IncomingLimits = { total: 10 * LIMITS.requestBytes, ofOne: LIMITS.incomingBytesOfOne };

/** Seconds after which another part of them has arrived or is over. */
const RETRY_AFTER = 5;

export function createIncomingBytes({ total, ofOne }: IncomingLimits = DEFAULTS): IncomingBytes {
  const ofPeople = new Map<string, number>();
  let all = 0;

  function count(person: string, bytes: number): void {
    const theirs = (ofPeople.get(person) ?? 0) + bytes;
    if (theirs > 0) ofPeople.set(person, theirs);
    else ofPeople.delete(person);
    all += bytes;
  }

  return {
    take(person, bytes) {
      if (all + bytes > total || (ofPeople.get(person) ?? 0) + bytes > ofOne)
        throw new AppError('BUSY', { retryAfter: RETRY_AFTER });
      count(person, bytes);
      let isCounted = true;
      return () => {
        if (isCounted) count(person, -bytes);
        isCounted = false;
      };
    },
  };
}
