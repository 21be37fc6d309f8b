export { createMailwright, type Mailwright, type MailwrightOptions } from './create-mailwright.ts';
export { MailwrightError, type MailwrightErrorCode } from './mailwright-error.ts';
export {
  type CloseReason,
  type FrameMessage,
  fromFrame,
  fromHost,
  type HostMessage,
  readFrameMessage,
  readHostMessage,
  type SaveStatus,
  type TicketReason,
} from './messages.ts';
