import type { ErrorDetail } from '@mailwright/contract';

/** What the server answered when it refused: the error body of the contract plus the HTTP status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** UPPER_SNAKE code of the contract; `NETWORK` when no answer came, `UNREADABLE` when it was no JSON error. */
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  /** The whole answer, e.g. the current revision of a stale save. */
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
