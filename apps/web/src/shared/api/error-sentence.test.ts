import { ERRORS, MESSAGES } from '@mailwright/contract';
import { beforeAll, expect, test } from 'vitest';
import { loadNamespace } from '../i18n/load-namespace.ts';
import { speak } from '../i18n/testing/speak.ts';
import { ApiError } from './api-error.ts';
import { errorSentence } from './error-sentence.ts';

beforeAll(async () => {
  const [messages, errors, shared] = await Promise.all([
    loadNamespace('en', 'messages'),
    loadNamespace('en', 'errors'),
    loadNamespace('en', 'shared'),
  ]);
  await speak('en', { messages, errors, shared });
});

test('a failed call is told by the general sentence, or by the words of the answer for a code that is not known', () => {
  expect(errorSentence(new Error('no answer to read'))).toBe(MESSAGES.genericFailure);
  expect(errorSentence(new ApiError(500, 'UNREADABLE', ''))).toBe(MESSAGES.genericFailure);
  expect(errorSentence(new ApiError(409, 'OF_A_LATER_RELEASE', 'Not on Sundays.'))).toBe('Not on Sundays.');
});

test('a call without any answer says in the same sentence that the server cannot be reached', () => {
  expect(errorSentence(new ApiError(0, 'NETWORK', ''))).toBe(
    'Something went wrong. Try again later. The server cannot be reached: check your connection',
  );
});

test('a mail that was not taken is told by the mail server’s own words, or by its silence', () => {
  const failed = (message: string) =>
    errorSentence(new ApiError(502, 'UPSTREAM_FAILED', '', { details: [{ path: 'mailServer', message }] }));
  expect(failed('535 5.7.8 Wrong <password>')).toBe(
    'The mail server did not take the mail: 535 5.7.8 Wrong <password>',
  );
  expect(failed('')).toBe('The mail server did not respond. Please try again later.');
  expect(errorSentence(new ApiError(502, 'UPSTREAM_FAILED', ''))).toBe(ERRORS.UPSTREAM_FAILED.sentence);
});
