import type { ErrorDetail } from '@mailwright/contract';

/** Error with which the server refused a call: the error body of the contract plus the HTTP status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /**
   * Code of the contract in UPPER_SNAKE case; `NETWORK` when no answer came, `UNREADABLE` when the answer was no JSON error.
   */
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  /** Whole body of the answer, e.g. with the current revision of a stale save. */
  readonly body: unknown;

  constructor(status: number, code: string, sentence: string, body?: unknown, options?: ErrorOptions) {
    super(sentence, options);
    this.status = status;
    this.code = code;
    this.body = body;
    this.details = hasDetails(body) ? body.details : [];
  }
}

function hasDetails(body: unknown): body is { details: ApiError['details'] } {
  return typeof body === 'object' && body !== null && 'details' in body && Array.isArray(body.details);
}
