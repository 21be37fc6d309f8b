import type { OutgoingMail } from '../../integrations/mail/port.ts';
import type { UserRecord } from '../users/port.ts';

type Recipient = Pick<UserRecord, 'email' | 'firstName'>;

export function passwordLinkMail({ email, firstName }: Recipient, link: string): OutgoingMail {
  return {
    to: [email],
    subject: 'Choose a new password for Mailwright',
    text: [
      `Hello ${firstName},`,
      '',
      'somebody asked for a new password for your account. Choose it here:',
      link,
      '',
      'The link works once, for 30 minutes. If that was not you, ignore this email: your password stays as it is.',
      '',
    ].join('\n'),
  };
}

export function passwordChangedMail({ email, firstName }: Recipient, publicUrl: string): OutgoingMail {
  return {
    to: [email],
    subject: 'Your Mailwright password has been changed',
    text: [
      `Hello ${firstName},`,
      '',
      'the password of your account has just been changed, and its other sessions have ended.',
      '',
      `If that was not you, ask for a new password at once: ${publicUrl}/forgot-password`,
      '',
    ].join('\n'),
  };
}
