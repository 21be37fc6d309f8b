import { LIMITS } from '@mailwright/contract';

export type MailDevice = 'desktop' | 'phone';

/** Widths to look at a mail at, CSS pixels; on a desktop its columns stand side by side. */
export const MAIL_WIDTHS: Readonly<Record<MailDevice, number>> = {
  desktop: LIMITS.mail.breakpoint + 32,
  phone: LIMITS.devices.phone,
};
