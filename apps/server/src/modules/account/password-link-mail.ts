import type { OutgoingMail } from '../../integrations/mail/port.ts';
import type { Language } from '../../language.ts';
import type { UserRecord } from '../users/port.ts';

interface Texts {
  readonly subject: string;
  readonly hello: (firstName: string) => string;
  readonly choose: string;
  readonly lasts: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    subject: 'Choose a new password for Mailwright',
    hello: (firstName) => `Hello ${firstName},`,
    choose: 'somebody asked for a new password for your account. Choose it here:',
    lasts: 'The link works once, for 30 minutes. If that was not you, ignore this email: your password stays as it is.',
  },
  de: {
    subject: 'Wählen Sie ein neues Passwort für Mailwright',
    hello: (firstName) => `Guten Tag ${firstName},`,
    choose: 'jemand hat ein neues Passwort für Ihr Konto angefordert. Wählen Sie es hier:',
    lasts:
      'Der Link gilt einmal, 30 Minuten lang. Waren Sie das nicht, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
  es: {
    subject: 'Elige otra contraseña para Mailwright',
    hello: (firstName) => `Hola, ${firstName}:`,
    choose: 'alguien ha pedido otra contraseña para tu cuenta. Elígela aquí:',
    lasts: 'El enlace sirve una vez, durante 30 minutos. Si no has sido tú, no hagas nada: tu contraseña sigue igual.',
  },
};

export function passwordLinkMail(
  { email, firstName }: Pick<UserRecord, 'email' | 'firstName'>,
  link: string,
  language: Language,
): OutgoingMail {
  const { subject, hello, choose, lasts } = TEXTS[language];
  const text = [hello(firstName), '', choose, link, '', lasts, ''].join('\n');
  return { to: [email], subject, text, secretLink: link };
}
