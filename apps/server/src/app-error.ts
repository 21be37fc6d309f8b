import { ERRORS, type ErrorCode, type ErrorDetail, type FindingInfo, type StaleState } from '@mailwright/contract';

export interface AppErrorExtras {
  /** Sentence that replaces the code's own one, where a more precise one exists. */
  readonly sentence?: string;
  readonly details?: readonly ErrorDetail[];
  readonly current?: StaleState;
  readonly findings?: readonly FindingInfo[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
  /** Reason of the refusal, for the log alone. Refusals without it are everyday ones and are not logged. */
  readonly log?: Readonly<Record<string, string | number | null>>;
  /** The underlying failure, for the log and never for the answer. */
  readonly cause?: unknown;
}

/** A failure a person is told of: one row of the contract's error table. Services throw it; nothing else decides statuses. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly extras: AppErrorExtras;

  constructor(code: ErrorCode, extras: AppErrorExtras = {}) {
    super(extras.sentence ?? code, { cause: extras.cause });
    this.code = code;
    this.extras = extras;
  }

  /** Returns the sentence that a person reads. */
  get sentence(): string {
    return this.extras.sentence ?? ERRORS[this.code].sentence;
  }
}
