import type { OutgoingMail } from '../../integrations/mail/port.ts';
import { type Language, languageOf } from '../../language.ts';
import type { TemplateRecord } from '../templates/port.ts';
import type { UserRecord } from '../users/port.ts';

interface UnlockRequest {
  readonly template: TemplateRecord;
  readonly asking: UserRecord;
  readonly asked: UserRecord;
  readonly publicUrl: string;
}

interface Facts {
  /** Name of the person who asks. */
  readonly name: string;
  readonly address: string;
  readonly template: string;
  /** Name of the person who is editing; null when that is the recipient. */
  readonly holder: string | null;
}

interface Texts {
  readonly subject: (facts: Facts) => string;
  readonly hello: (firstName: string) => string;
  readonly wish: (facts: Facts) => string;
  readonly how: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    subject: ({ name, template }) => `${name} asks you to unlock "${template}"`,
    hello: (firstName) => `Hello ${firstName},`,
    wish: ({ name, address, template, holder }) =>
      `${name} (${address}) would like to edit the template "${template}", which ${holder ? `${holder} is` : 'you are'} editing at the moment.`,
    how: 'To unlock it, close it in the editor or choose Unlock in the list of shared templates:',
  },
  de: {
    subject: ({ name, template }) => `${name} bittet Sie, „${template}“ freizugeben`,
    hello: (firstName) => `Guten Tag ${firstName},`,
    wish: ({ name, address, template, holder }) =>
      `${name} (${address}) möchte die Vorlage „${template}“ bearbeiten, die gerade von ${holder ?? 'Ihnen'} bearbeitet wird.`,
    how: 'Zum Freigeben schließen Sie sie im Editor, oder wählen Sie „Freigeben“ in der Liste der geteilten Vorlagen:',
  },
  es: {
    subject: ({ name, template }) => `${name} te pide que desbloquees «${template}»`,
    hello: (firstName) => `Hola, ${firstName}:`,
    wish: ({ name, address, template, holder }) =>
      `${name} (${address}) quiere editar la plantilla «${template}», que ${holder ? `${holder} está` : 'estás'} editando en este momento.`,
    how: 'Para desbloquearla, ciérrala en el editor o elige Desbloquear en la lista de plantillas compartidas:',
  },
};

export function unlockRequestMail({ template, asking, asked, publicUrl }: UnlockRequest): OutgoingMail {
  const { subject, hello, wish, how } = TEXTS[languageOf(asked.settings.locale)];
  const holder = template.lock?.holder;
  const facts = {
    name: fullName(asking),
    address: asking.email,
    template: template.name,
    holder: holder && holder.id !== asked.id ? fullName(holder) : null,
  };
  return {
    to: [asked.email],
    replyTo: asking.email,
    subject: subject(facts),
    text: [hello(asked.firstName), '', wish(facts), '', how, `${publicUrl}/?status=shared`, ''].join('\n'),
  };
}

function fullName({ firstName, lastName }: Pick<UserRecord, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
