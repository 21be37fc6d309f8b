import { readHostMessage, type TicketReason } from '@mailwright/embed';
import { openTemplateId } from './open-template-id.ts';
import { notifyParent, trustedOrigins } from './parent-window.ts';

/** Longest time the page around this one may take to answer the request for a ticket, milliseconds. */
const TICKET_TIMEOUT_MS = 15_000;

/** Error when the page around this one gave no ticket: it said so, or it did not answer in time. */
export class NoTicketError extends Error {
  override readonly name = 'NoTicketError';
}

interface HandedOver {
  readonly ticket: string;
  /** Origin of the page that gave the ticket. */
  readonly origin: string;
}

/**
 * Asks the page around this one for a one-time ticket. Only pages of trusted origins are asked and heard.
 * @throws NoTicketError
 */
export function askForTicket(reason: TicketReason): Promise<HandedOver> {
  return new Promise((resolve, reject) => {
    const end = () => {
      window.removeEventListener('message', hear);
      window.clearTimeout(timer);
    };
    const fail = (why: string) => {
      end();
      reject(new NoTicketError(why));
    };
    const hear = ({ data, origin, source }: MessageEvent) => {
      if (source !== window.parent || !trustedOrigins().includes(origin)) return;
      const message = readHostMessage(data);
      if (message?.type === 'no-ticket') fail('The page around this one has no ticket');
      if (message?.type !== 'ticket') return;
      end();
      resolve({ ticket: message.ticket, origin });
    };
    const timer = window.setTimeout(() => fail('The page around this one did not answer'), TICKET_TIMEOUT_MS);
    window.addEventListener('message', hear);
    notifyParent({ type: 'ready', templateId: openTemplateId(), ticket: reason });
  });
}
