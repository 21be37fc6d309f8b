/** A picture that could not be read or written anew. */
export class CompressionError extends Error {
  override readonly name = 'CompressionError';
}

/** A file that only its name calls a picture. */
export class NotAnImageError extends Error {
  override readonly name = 'NotAnImageError';
}

/** A file over the limit, told before it is sent in vain. */
export class ImageTooLargeError extends Error {
  override readonly name = 'ImageTooLargeError';
}
