import { AppError } from '../app-error.ts';

const MEGABYTE = 1024 * 1024;

/** The refusal of a request above the limit of its row, in bytes. */
export function tooLarge(limit: number): AppError {
  const most = limit < MEGABYTE ? `${Math.floor(limit / 1024)} KB` : `${Math.floor(limit / MEGABYTE)} MB`;
  return new AppError('PAYLOAD_TOO_LARGE', { sentence: `The request is too large: this call takes ${most} at most.` });
}
