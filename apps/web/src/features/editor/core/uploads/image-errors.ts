/** A picture that could not be read or written anew. */
export class CompressionError extends Error {
  override readonly name = 'CompressionError';
}

/** Reason why a file is not sent, each with its own sentence. */
export type RefusedReason = 'notAnImage' | 'tooLarge' | 'tooManyPixels' | 'heic';

/** A file that would be sent in vain. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
  readonly reason: RefusedReason;

  constructor(reason: RefusedReason) {
    super(reason);
    this.reason = reason;
  }
}
