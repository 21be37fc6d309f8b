import { defineEndpoint } from '../../endpoint.ts';
import { mailTry, waitingMail, waitingMailList } from '../../entities/administration/waiting-mail.ts';
import { idParams } from '../../entities/wire.ts';

const MAIL_TRY_RATES = [
  { budget: 'mail-tries', max: 60, minutes: 10, per: 'person', cost: 'call', counted: 'database' },
] as const;

export const waitingMails = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v2/waiting-mails',
    summary: 'Mails that the mail server has not taken yet, and those given up within the last 30 days; for admins',
    auth: 'session',
    errors: ['FORBIDDEN'],
    responses: { 200: waitingMailList },
  }),
  tryNow: defineEndpoint({
    method: 'POST',
    path: '/api/v2/waiting-mails/{id}/try',
    summary: 'Hand a mail that waits to the mail server now; for admins',
    auth: 'session',
    params: idParams,
    rates: MAIL_TRY_RATES,
    errors: ['FORBIDDEN', 'MAIL_NOT_FOUND'],
    responses: { 200: mailTry },
  }),
  discard: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/waiting-mails/{id}',
    summary: 'Delete a mail that waits or was given up; nobody is sent it any more; for admins',
    auth: 'session',
    params: idParams,
    errors: ['FORBIDDEN', 'MAIL_NOT_FOUND'],
    responses: { 200: waitingMail },
  }),
};
