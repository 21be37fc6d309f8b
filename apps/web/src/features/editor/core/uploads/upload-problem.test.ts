import { expect, test } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { CompressionError, ImageRefused } from './image-errors.ts';
import { uploadProblem } from './upload-problem.ts';

const file = new File(['0123456789'], 'a.png');
const isPassing = (error: unknown) => uploadProblem(error, file).passing;

test('what is wrong with the file itself is not offered to be tried again', () => {
  const reasons = ['notAnImage', 'tooLarge', 'tooManyPixels', 'heic'] as const;
  expect(reasons.map((reason) => isPassing(new ImageRefused(reason)))).toEqual([false, false, false, false]);
  expect(isPassing(new ApiError(413, 'PAYLOAD_TOO_LARGE', 'Too large'))).toBe(false);
  // Its sentence goes by itself all the same, so that it stands in nobody's way.
  expect(uploadProblem(new ImageRefused('notAnImage'), file).lasting).toBe(false);
});

test('what may pass is offered to be tried again', () => {
  expect(isPassing(new TypeError('Failed to fetch'))).toBe(true);
  expect(isPassing(new CompressionError())).toBe(true);
  expect(isPassing(new ApiError(429, 'RATE_LIMITED', 'Later'))).toBe(true);
});
