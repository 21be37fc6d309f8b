/**
 * Faults around the frame: your `ticket` function failed, Mailwright took no session from the ticket, or the frame
 * never sent a message.
 */
export type MailwrightErrorCode = 'TICKET_FAILED' | 'TICKET_REFUSED' | 'FRAME_SILENT';

/** Error that `onError` is called with. */
export class MailwrightError extends Error {
  override readonly name = 'MailwrightError';
  readonly code: MailwrightErrorCode;

  constructor(code: MailwrightErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}
