import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { testMailAnswer, testMailRequest } from '../entities/test-mail.ts';
import { idParams } from '../entities/wire.ts';
import { LIMITS } from '../limits.ts';

const { perHour } = LIMITS.testMail;

const page = { 200: z.unknown(), 404: z.unknown() };

export const testMails = {
  send: defineEndpoint({
    method: 'POST',
    path: '/api/v2/usertemplate/sendtestmail/{id}',
    summary:
      'Send the saved mail to up to three recipients: with sample values, with those of a sample person, or with the tags of a sending system',
    auth: 'session',
    params: idParams,
    body: testMailRequest,
    rates: [{ budget: 'test-mails', max: perHour, minutes: 60, per: 'person', cost: 'handler', counted: 'database' }],
    errors: ['TEMPLATE_NOT_FOUND', 'UPSTREAM_FAILED', 'IMPORT_TOO_COMPLEX'],
    responses: { 202: testMailAnswer },
  }),
  outbox: defineEndpoint({
    method: 'GET',
    path: '/outbox',
    summary: 'Own test mails kept on a server without a mail server, newest first, as a page',
    auth: 'public',
    produces: 'text/html',
    responses: page,
  }),
  keptMail: defineEndpoint({
    method: 'GET',
    path: '/outbox/{name}',
    summary: 'One of these mails',
    auth: 'public',
    produces: 'text/html',
    params: z.object({ name: z.string().max(120) }),
    responses: page,
  }),
};
