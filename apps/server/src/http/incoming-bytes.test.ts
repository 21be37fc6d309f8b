import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { createIncomingBytes } from './incoming-bytes.ts';

const BUSY = expect.objectContaining({ code: 'BUSY', extras: { retryAfter: 5 } });

function refusal(work: () => unknown): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof AppError ? error : null;
  }
}

test('bodies of one person come to so many bytes, and others are taken as before', () => {
  const bodies = createIncomingBytes({ total: 100, ofOne: 30 });
  bodies.take('anna', 20);
  expect(refusal(() => bodies.take('anna', 11))).toEqual(BUSY);
  bodies.take('anna', 10);
  bodies.take('ben', 30);
});

test('bodies of everybody come to so many bytes', () => {
  const bodies = createIncomingBytes({ total: 50, ofOne: 30 });
  bodies.take('anna', 30);
  bodies.take('ben', 20);
  expect(refusal(() => bodies.take('cleo', 1))).toEqual(BUSY);
});

test('what is over counts no more, however often that is said', () => {
  const bodies = createIncomingBytes({ total: 50, ofOne: 30 });
  const over = bodies.take('anna', 30);
  bodies.take('ben', 20);
  over();
  over();
  bodies.take('anna', 30);
  expect(refusal(() => bodies.take('cleo', 1))).toEqual(BUSY);
});
