import { LIMITS } from '@mailwright/contract';

export type MailDevice = 'desktop' | 'phone';

/** Widths at which a mail is shown, CSS pixels; on a desktop its columns are side by side. */
export const MAIL_WIDTHS: Readonly<Record<MailDevice, number>> = {
  desktop: LIMITS.mail.breakpoint + 32,
  phone: LIMITS.devices.phone,
};
