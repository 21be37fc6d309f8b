import { MAIL_SERVER, oneLine } from '@mailwright/contract';
import { createTransport } from 'nodemailer';
import { AppError } from '../../app-error.ts';
import { isLoopbackHost } from '../../loopback.ts';
import type { MailSender } from './port.ts';

/** How long a mail server may take for each step, milliseconds. */
const PATIENCE = 15_000;

/** Letters of a mail server's answer that are shown. */
const MAX_WORDS = 500;

const NO_TLS = 'it offers no TLS, and a password is not sent without (SMTP_ALLOW_PLAINTEXT=true sends it)';

export interface SmtpOptions {
  /** The connection is kept for the next mail. */
  readonly keepsConnection?: boolean;
  /** A password may go without TLS to a host that is not this machine. */
  readonly allowsPlaintext?: boolean;
}

/** Hands mails to the mail server at an smtp:// or smtps:// address. */
export function createSmtpSender(
  address: string,
  ownAddress: string,
  { keepsConnection = true, allowsPlaintext = false }: SmtpOptions = {},
): MailSender {
  const url = demandTls(address, allowsPlaintext);
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const own = { from: ownAddress };
  const transport = keepsConnection
    ? createTransport({ url, pool: true, ...patience }, own)
    : createTransport({ url, ...patience }, own);
  return {
    async send({ to, ...mail }) {
      try {
        const { accepted = [], rejectedErrors = [] } = await transport.sendMail({ ...mail, to: [...to] });
        return {
          accepted: accepted.map(addressOf),
          rejected: rejectedErrors.map((error) => ({ address: error.recipient ?? '', reason: wordsOf(error) })),
        };
      } catch (error) {
        const rejected = refusals(error, to);
        if (rejected.length > 0) return { accepted: [], rejected };
        throw mailFailure([wordsOf(error)], error);
      }
    },
  };
}

/** Signs in at a mail server and sends nothing; throws with what it answers, or with why it was not signed in. */
export async function checkSmtp(address: string, allowsPlaintext = false): Promise<void> {
  const transport = createTransport({
    url: demandTls(address, allowsPlaintext),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  try {
    await transport.verify();
  } catch (error) {
    const words = wordsOf(error);
    throw words === '' ? error : new Error(words);
  } finally {
    transport.close();
  }
}

/** Returns whether mails are handed over with a password to a host that is not this machine. */
export function sendsPassword(address: string): boolean {
  const { username, password, hostname, searchParams } = new URL(address);
  return username + password !== '' && !isLoopbackHost(searchParams.get('host') ?? hostname);
}

/** Returns the address with the option by which the library ends a session that cannot be encrypted. */
function demandTls(address: string, allowsPlaintext: boolean): string {
  if (allowsPlaintext || !sendsPassword(address)) return address;
  const url = new URL(address);
  // Options of the address count before all others, and this one before `ignoreTLS`.
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/**
 * Returns the failure of a mail that was not taken, with the mail server's own words where it said any.
 * @param words at most one line each is shown
 */
export function mailFailure(words: readonly string[], cause: unknown): AppError {
  const answer = [...new Set(words)].join('; ').slice(0, MAX_WORDS);
  const sentence =
    answer === ''
      ? 'The mail server did not respond. Please try again later.'
      : `The mail server did not take the mail: ${answer}`;
  return new AppError('UPSTREAM_FAILED', { cause, sentence, details: [{ path: MAIL_SERVER, message: answer }] });
}

/** What nodemailer throws: https://nodemailer.com/errors */
interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly recipient?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number;
  readonly message?: string;
  readonly rejectedErrors?: readonly SmtpError[];
}

/** Codes of a mail that the server, or the library by the server's own limits, did not take for what it is. */
const MAIL_REFUSED: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/** The server closes: nothing is said of the mail. */
const CLOSING = 421;

/** Returns each recipient with the reason when all of them, the sender or the content were refused. */
function refusals(error: unknown, to: readonly string[]) {
  const failure = error as SmtpError;
  const each = failure.rejectedErrors ?? [];
  if (each.length > 0) return each.map((one) => ({ address: one.recipient ?? '', reason: wordsOf(one) }));
  if (!MAIL_REFUSED.has(failure.code) || failure.responseCode === CLOSING) return [];
  return to.map((address) => ({ address, reason: wordsOf(failure) || oneLine(failure.message ?? '') }));
}

/** Returns in one line what the mail server answered, or what it lacks; '' where it said nothing. */
function wordsOf(error: unknown): string {
  const { code, command, response } = error as SmtpError;
  if (code === 'ETLS' && command === 'STARTTLS' && response) return NO_TLS;
  return oneLine(response ?? '').slice(0, MAX_WORDS);
}

function addressOf(recipient: string | { readonly address: string }): string {
  return typeof recipient === 'string' ? recipient : recipient.address;
}
