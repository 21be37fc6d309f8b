import { LIMITS } from '@mailwright/contract';
import type { MailSender, OutgoingMail } from '../../integrations/mail/port.ts';
import { type Language, languageAt } from '../../language.ts';
import type { AuditOrigin, AuditService } from '../audit/port.ts';
import type { AccountRepository } from '../people/port.ts';
import type { UserRepository } from '../users/port.ts';
import type { FinishedSignIn } from './service.ts';

interface ReportDeps {
  readonly audit: Pick<AuditService, 'list' | 'record'>;
  readonly accounts: Pick<AccountRepository, 'list'>;
  readonly users: Pick<UserRepository, 'find'>;
  readonly mail: MailSender;
  readonly publicUrl: string;
}

interface OtherAddress {
  readonly name: string;
  readonly email: string;
  readonly otherEmail: string;
}

const ACTION = 'person.report_address';

/**
 * Sends administrators a mail when a person came from the provider with another email address than their account's; once for
 * each address, as long as the audit log has it.
 */
export function createAddressReport({ audit, accounts, users, mail, publicUrl }: ReportDeps) {
  async function isReported(userId: string, otherEmail: string): Promise<boolean> {
    const { entries } = await audit.list({ q: otherEmail, action: ACTION }, { limit: LIMITS.page.max });
    return entries.some(({ targets, details }) => targets[0]?.id === userId && details.email === otherEmail);
  }

  return async ({ userId: id, account, otherEmail }: FinishedSignIn, origin: AuditOrigin): Promise<void> => {
    if (otherEmail === null || (await isReported(id, otherEmail))) return;
    const { name, email } = account;
    await audit.record({
      ...origin,
      action: ACTION,
      targets: [{ id, name: email }],
      details: { email: otherEmail, by: 'provider' },
    });
    const active = { query: '', role: 'admin', state: 'active', sort: 'name' } as const;
    const { people } = await accounts.list({ ...active, limit: LIMITS.page.max, offset: 0 });
    const sent = people.map(async (administrator) => {
      const user = await users.find(administrator.id);
      const language = languageAt(user?.settings.locale ?? null, undefined);
      return mail.send(
        addressMail(administrator, { name, email, otherEmail }, language, `${publicUrl}/settings/people`),
      );
    });
    // One that cannot be sent keeps the others from nobody.
    const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
}

type Texts = (person: OtherAddress, administrator: string) => { readonly subject: string; readonly lines: string[] };

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: ({ name, email, otherEmail }, administrator) => ({
    subject: `${name} has another email address at the sign-in provider`,
    lines: [
      `Hello ${administrator},`,
      '',
      `${name} has just signed in with the company account. The provider says that the email address is`,
      otherEmail,
      'and the Mailwright account has',
      email,
      '',
      'The account keeps its address: Mailwright goes on sending mails there, and colleagues find it by that address.',
      'If nobody reads it any more, invite the new address and hand over what the account has:',
    ],
  }),
  de: ({ name, email, otherEmail }, administrator) => ({
    subject: `${name} hat beim Anmeldedienst eine andere E-Mail-Adresse`,
    lines: [
      `Guten Tag ${administrator},`,
      '',
      `${name} hat sich gerade mit dem Firmenkonto angemeldet. Der Anmeldedienst nennt die E-Mail-Adresse`,
      otherEmail,
      'und das Mailwright-Konto hat',
      email,
      '',
      'Das Konto behält seine Adresse: Mailwright schickt E-Mails weiter dorthin, und man findet es unter dieser Adresse.',
      'Wenn sie niemand mehr liest, laden Sie die neue Adresse ein und übergeben Sie, was das Konto hat:',
    ],
  }),
  es: ({ name, email, otherEmail }, administrator) => ({
    subject: `${name} tiene otra dirección de correo en el proveedor de inicio de sesión`,
    lines: [
      `Hola, ${administrator}:`,
      '',
      `${name} acaba de iniciar sesión con la cuenta de empresa. El proveedor indica la dirección`,
      otherEmail,
      'y la cuenta de Mailwright tiene',
      email,
      '',
      'La cuenta conserva su dirección: Mailwright sigue enviando los correos allí, y se la encuentra por esa dirección.',
      'Si ya nadie la lee, invita a la dirección nueva y entrega lo que tiene la cuenta:',
    ],
  }),
};

function addressMail(
  administrator: { readonly firstName: string; readonly email: string },
  person: OtherAddress,
  language: Language,
  link: string,
): OutgoingMail {
  const { subject, lines } = TEXTS[language](person, administrator.firstName);
  return { to: [administrator.email], subject, text: [...lines, link, ''].join('\n') };
}
