import { expect, test } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { writeAnswer } from './template-writer.ts';

const current = { revision: 7, lastModified: '2026-01-02T03:04:05.678Z', modifiedBy: null };

test('a stale save learns what it lost against', () => {
  const error = new ApiError(409, 'STALE_REVISION', '', { current });
  expect(writeAnswer(error)).toEqual({ kind: 'stale', stale: current });
});

test('a connection that failed, a server that failed and an answer of something else are no answer', () => {
  for (const error of [
    new ApiError(0, 'NETWORK', ''),
    new ApiError(500, 'INTERNAL', ''),
    new ApiError(503, 'NOT_READY', ''),
    new ApiError(403, 'UNREADABLE', '', '<html>'),
  ]) {
    expect(writeAnswer(error)).toEqual({ kind: 'unreachable' });
  }
});

test('a session that ended, a lock lost and a refused content are told apart', () => {
  expect(writeAnswer(new ApiError(401, 'UNAUTHENTICATED', '')).kind).toBe('signed-out');
  expect(writeAnswer(new ApiError(409, 'TEMPLATE_LOCKED', '')).kind).toBe('locked');
  expect(writeAnswer(new ApiError(422, 'BASE64_NOT_ALLOWED', '')).kind).toBe('refused');
});

test('what is no failed call is not swallowed', () => {
  expect(() => writeAnswer(new TypeError('a bug'))).toThrow('a bug');
});
