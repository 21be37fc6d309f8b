import { oneLine } from '@mailwright/contract';
import { createTransport } from 'nodemailer';
import { tlsFault } from '../../fetch/tls-fault.ts';
import { isLoopbackHost } from '../../loopback.ts';
import { MAX_ANSWER_LENGTH, type MailSender, mailFailure, type Refusal } from './port.ts';

/** Longest time to find a mail server, to connect to it and be greeted, and to get later answers from it, milliseconds. */
const SMTP_TIMEOUTS_MS = {
  dnsTimeout: 4500,
  connectionTimeout: 4500,
  greetingTimeout: 4500,
  socketTimeout: 15_000,
} as const;

/** Mails that are handed over at the same time. */
const CONNECTIONS = 5;

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
  const own = { from: ownAddress };
  const transport = keepsConnection
    ? createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...SMTP_TIMEOUTS_MS }, own)
    : createTransport({ url, ...SMTP_TIMEOUTS_MS }, own);
  const turns = createTurns(CONNECTIONS);
  return {
    async send({ to, ...mail }) {
      await turns.begin();
      try {
        const { accepted = [], rejectedErrors = [] } = await transport.sendMail({ ...mail, to: [...to] });
        return {
          accepted: accepted.map(addressOf),
          rejected: rejectedErrors.map((error) => refusalOf(error.recipient ?? '', error)),
        };
      } catch (error) {
        const rejected = refusals(error, to);
        if (rejected.length > 0) return { accepted: [], rejected };
        const words = wordsOf(error) || tlsFaultOf(error);
        const failure = mailFailure([words], words === '' ? silence(address, error) : error);
        // Whoever waits for a connection would wait as long for the same.
        if (words === '') turns.refuseWaiting(failure);
        throw failure;
      } finally {
        turns.end();
      }
    },
  };
}

/** Signs in at a mail server and sends nothing; throws with what it answers, or with why it was not signed in. */
export async function checkSmtp(address: string, allowsPlaintext = false): Promise<void> {
  const transport = createTransport({
    url: demandTls(address, allowsPlaintext),
    ...SMTP_TIMEOUTS_MS,
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

/** Returns what an operator reads in the log: which server it is, and what was waited for. */
function silence(address: string, cause: unknown): Error {
  const { host } = new URL(address);
  const { message = '' } = cause as SmtpError;
  return new Error(`The mail server ${host} did not respond (${oneLine(message)})`, { cause });
}

/** Returns turns of which so many are taken at a time; the others wait in their order. */
function createTurns(most: number) {
  const waiting: { readonly resolve: () => void; readonly reject: (why: Error) => void }[] = [];
  let taken = 0;
  return {
    begin(): Promise<void> {
      if (taken < most) {
        taken += 1;
        return Promise.resolve();
      }
      return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
    },
    end(): void {
      const next = waiting.shift();
      if (next) next.resolve();
      else taken -= 1;
    },
    refuseWaiting(why: Error): void {
      for (const { reject } of waiting.splice(0)) reject(why);
    },
  };
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

/** Error that nodemailer throws: https://nodemailer.com/errors */
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
  if (each.length > 0) return each.map((one) => refusalOf(one.recipient ?? '', one));
  if (!MAIL_REFUSED.has(failure.code) || failure.responseCode === CLOSING) return [];
  return to.map((address) => refusalOf(address, failure));
}

/** Returns a refusal as it is reported. Codes from 400 to 499 are of now, as greylisting has them; all others are for good. */
function refusalOf(address: string, failure: SmtpError): Refusal {
  const { responseCode = 0, message = '' } = failure;
  const isTemporary = responseCode >= 400 && responseCode < 500;
  return { address, reason: wordsOf(failure) || oneLine(message), ...(isTemporary && { isTemporary }) };
}

/** Returns in one line what the mail server answered, or what it lacks; '' where it said nothing. */
function wordsOf(error: unknown): string {
  const { code, command, response } = error as SmtpError;
  if (code === 'ETLS' && command === 'STARTTLS' && response) return NO_TLS;
  return oneLine(response ?? '').slice(0, MAX_ANSWER_LENGTH);
}

function tlsFaultOf(error: unknown): string {
  return (error instanceof Error && tlsFault(error)) || '';
}

function addressOf(recipient: string | { readonly address: string }): string {
  return typeof recipient === 'string' ? recipient : recipient.address;
}
