import { expect, test } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { CompressionError, ImageRefused } from './image-errors.ts';
import { uploadProblem } from './upload-problem.ts';

const file = new File(['0123456789'], 'a.png');
const isLasting = (error: unknown) => uploadProblem(error, file).lasting;

test('what is wrong with the file itself is not offered to be tried again', () => {
  const reasons = ['notAnImage', 'tooLarge', 'tooManyPixels', 'heic'] as const;
  expect(reasons.map((reason) => isLasting(new ImageRefused(reason)))).toEqual([true, true, true, true]);
  expect(isLasting(new ApiError(413, 'PAYLOAD_TOO_LARGE', 'Too large'))).toBe(true);
});

test('what may pass is offered to be tried again', () => {
  expect(isLasting(new TypeError('Failed to fetch'))).toBe(false);
  expect(isLasting(new CompressionError())).toBe(false);
  expect(isLasting(new ApiError(429, 'RATE_LIMITED', 'Later'))).toBe(false);
});
