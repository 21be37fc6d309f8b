import { createTransport } from 'nodemailer';
import { AppError } from '../../app-error.ts';
import type { MailSender } from './port.ts';

/** How long a mail server may take for each step, milliseconds. */
const PATIENCE = 15_000;

/** Hands mails to the mail server at an smtp:// or smtps:// address. `keepsConnection`: for the next mail. */
export function createSmtpSender(url: string, ownAddress: string, keepsConnection = true): MailSender {
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
          rejected: rejectedErrors.map((error) => ({ address: error.recipient ?? '', reason: reasonOf(error) })),
        };
      } catch (error) {
        const rejected = refusals(error);
        if (rejected.length > 0) return { accepted: [], rejected };
        throw new AppError('UPSTREAM_FAILED', { cause: error });
      }
    },
  };
}

/** Signs in at a mail server and sends nothing; throws what it answers. */
export async function checkSmtp(url: string): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

interface RecipientError {
  readonly recipient?: string | undefined;
  readonly response?: string | undefined;
  readonly message?: string;
}

/** When every recipient is refused, that is the failure itself. */
function refusals(error: unknown) {
  const { rejectedErrors } = error as { readonly rejectedErrors?: readonly RecipientError[] };
  return (rejectedErrors ?? []).map((one) => ({ address: one.recipient ?? '', reason: reasonOf(one) }));
}

function reasonOf({ response, message }: RecipientError): string {
  return response ?? message ?? '';
}

function addressOf(recipient: string | { readonly address: string }): string {
  return typeof recipient === 'string' ? recipient : recipient.address;
}
