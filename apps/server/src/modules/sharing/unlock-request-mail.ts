import type { OutgoingMail } from '../../integrations/mail/port.ts';
import type { TemplateRecord } from '../templates/port.ts';
import type { UserRecord } from '../users/port.ts';

interface UnlockRequest {
  readonly template: TemplateRecord;
  readonly asking: UserRecord;
  readonly asked: UserRecord;
  readonly publicUrl: string;
}

export function unlockRequestMail({ template, asking, asked, publicUrl }: UnlockRequest): OutgoingMail {
  const holder = template.lock?.holder;
  const holds = holder && holder.id !== asked.id ? `${fullName(holder)} is` : 'you are';
  return {
    to: [asked.email],
    replyTo: asking.email,
    subject: `${fullName(asking)} asks you to unlock "${template.name}"`,
    text: [
      `Hello ${asked.firstName},`,
      '',
      `${fullName(asking)} (${asking.email}) would like to edit the template "${template.name}", which ${holds} editing at the moment.`,
      '',
      'To unlock it, close it in the editor or choose Unlock in the list of shared templates:',
      `${publicUrl}/?status=shared`,
      '',
    ].join('\n'),
  };
}

function fullName({ firstName, lastName }: Pick<UserRecord, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
