import { endpoints } from '@mailwright/contract';
import type { TicketReason } from '@mailwright/embed';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { askForTicket } from '../embedding/ask-for-ticket.ts';
import { openTemplateId } from '../embedding/open-template-id.ts';
import { allowParents, keepToHost, notifyParent } from '../embedding/parent-window.ts';
import { i18n } from '../i18n/i18n.ts';
import { confirm } from '../ui/dialog/confirm.ts';
import { sessionById } from './session-by-id.ts';
import { type Session, setSession } from './session-store.ts';

/**
 * Gets a session from the page around this one, where cookies are not available. It is only in this page's memory, and is
 * replaced by another one when it ends.
 * @throws NoTicketError, or ApiError
 */
export async function sessionByTicket(reason: TicketReason): Promise<Session> {
  const { origins } = await call(endpoints.auth.embedding, {});
  allowParents(origins);
  const { ticket, origin } = await askForTicket(reason);
  try {
    const { sessionId } = await call(endpoints.auth.ticket, { body: { ticket } });
    const session = await sessionById(sessionId);
    keepToHost(origin);
    return { ...session, renew };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'INTERNAL';
    notifyParent({ type: 'ticket-refused', templateId: openTemplateId(), code });
    throw error;
  }
}

let running: Promise<boolean> | null = null;

/** Gets one new session, however many calls found that the old one had ended. */
function renew(): Promise<boolean> {
  running ??= replace().finally(() => {
    running = null;
  });
  return running;
}

async function replace(): Promise<boolean> {
  try {
    await openNext();
    return true;
  } catch {
    // The page stays as it is, with everything unsaved on it, until there is a session again.
    void askToTryAgain();
    return false;
  }
}

async function openNext(): Promise<void> {
  setSession({ state: 'open', session: await sessionByTicket('expired') });
}

let asking = false;

async function askToTryAgain(): Promise<void> {
  if (asking) return;
  asking = true;
  await confirm({
    title: i18n.t('shared:lapsed.title'),
    body: i18n.t('shared:lapsed.body'),
    confirmLabel: i18n.t('shared:tryAgain'),
    act: openNext,
  });
  asking = false;
}
