import type { OutgoingMail } from '../../integrations/mail/port.ts';
import type { PersonRecord } from '../users/port.ts';

interface InvitationMail {
  readonly email: string;
  readonly link: string;
  readonly expiresAt: number;
  readonly inviter: PersonRecord;
}

export function invitationMail({ email, link, expiresAt, inviter }: InvitationMail): OutgoingMail {
  const name = `${inviter.firstName} ${inviter.lastName}`.trim();
  return {
    to: [email],
    replyTo: inviter.email,
    subject: `${name} invites you to Mailwright`,
    text: [
      'Hello,',
      '',
      `${name} (${inviter.email}) invites you to create email templates with Mailwright.`,
      '',
      'Choose your name and password here:',
      link,
      '',
      `The link works once, until ${new Date(expiresAt).toUTCString()}. If you did not expect this, ignore it.`,
      '',
    ].join('\n'),
  };
}
