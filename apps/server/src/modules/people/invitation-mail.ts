import type { OutgoingMail } from '../../integrations/mail/port.ts';
import { type Language, timeIn } from '../../language.ts';
import type { PersonRecord } from '../users/port.ts';

interface InvitationMail {
  readonly email: string;
  readonly link: string;
  readonly expiresAt: number;
  readonly inviter: PersonRecord;
  readonly language: Language;
  /** True when people choose a password to join; false when they sign in at the company's provider. */
  readonly passwordSignIn: boolean;
}

interface Texts {
  readonly subject: (name: string) => string;
  readonly hello: string;
  readonly invites: (name: string, address: string) => string;
  readonly choose: string;
  readonly signIn: string;
  readonly lasts: (until: string) => string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    subject: (name) => `${name} invites you to Mailwright`,
    hello: 'Hello,',
    invites: (name, address) => `${name} (${address}) invites you to create email templates with Mailwright.`,
    choose: 'Choose your name and password here:',
    signIn: 'Sign in with your company account here:',
    lasts: (until) => `The link works once, until ${until}. If you did not expect this, ignore it.`,
  },
  de: {
    subject: (name) => `${name} lädt Sie zu Mailwright ein`,
    hello: 'Guten Tag,',
    invites: (name, address) => `${name} (${address}) lädt Sie ein, mit Mailwright E-Mail-Vorlagen zu gestalten.`,
    choose: 'Wählen Sie hier Ihren Namen und ein Passwort:',
    signIn: 'Melden Sie sich hier mit Ihrem Firmenkonto an:',
    lasts: (until) => `Der Link gilt einmal, bis ${until}. Wenn Sie dies nicht erwartet haben, ignorieren Sie es.`,
  },
  es: {
    subject: (name) => `${name} te invita a Mailwright`,
    hello: 'Hola:',
    invites: (name, address) => `${name} (${address}) te invita a crear plantillas de correo con Mailwright.`,
    choose: 'Elige aquí tu nombre y una contraseña:',
    signIn: 'Inicia sesión aquí con tu cuenta de empresa:',
    lasts: (until) => `El enlace sirve una vez, hasta el ${until}. Si no esperabas esto, no hagas nada.`,
  },
};

export function invitationMail(facts: InvitationMail): OutgoingMail {
  const { email, link, expiresAt, inviter, language, passwordSignIn } = facts;
  const name = `${inviter.firstName} ${inviter.lastName}`.trim();
  const { subject, hello, invites, choose, signIn, lasts } = TEXTS[language];
  const how = passwordSignIn ? choose : signIn;
  const lines = [hello, '', invites(name, inviter.email), '', how, link, '', lasts(timeIn(language, expiresAt)), ''];
  const text = lines.join('\n');
  return { to: [email], replyTo: inviter.email, subject: subject(name), text, secretLink: link };
}
