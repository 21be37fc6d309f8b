import { defineEndpoint, type RateLimit } from '../endpoint.ts';
import {
  importAnswer,
  importDesignRequest,
  importHtmlRequest,
  importMjmlAnswer,
  importMjmlRequest,
} from '../entities/import.ts';
import { LIMITS } from '../limits.ts';

/** Bytes of a file in JSON, where each of its bytes may be written as six. */
const MAX_BODY = 6 * LIMITS.htmlFileBytes;

/** Each call takes a thread for up to a second; all imports share one budget. */
const RATES = [
  { budget: 'imports', max: 10, minutes: 1, per: 'person', cost: 'call', counted: 'process' },
] as const satisfies readonly RateLimit[];

export const imports = {
  html: defineEndpoint({
    method: 'POST',
    path: '/api/v2/import/html',
    summary: 'A mail made of HTML, as one block of it or as blocks, and what became of each part; nothing is stored',
    auth: 'session',
    body: importHtmlRequest,
    maxBody: MAX_BODY,
    rates: RATES,
    errors: ['IMPORT_TOO_COMPLEX', 'IMPORT_TIMEOUT', 'BASE64_NOT_ALLOWED'],
    responses: { 200: importAnswer },
  }),
  mjml: defineEndpoint({
    method: 'POST',
    path: '/api/v2/import/mjml',
    summary: 'A mail made of one written in MJML, and what became of each part; nothing is stored',
    auth: 'session',
    body: importMjmlRequest,
    maxBody: MAX_BODY,
    rates: RATES,
    errors: ['IMPORT_TOO_COMPLEX', 'IMPORT_TIMEOUT'],
    responses: { 200: importMjmlAnswer },
  }),
  unlayer: defineEndpoint({
    method: 'POST',
    path: '/api/v2/import/unlayer',
    summary: 'A mail made of a design of Unlayer, and what became of each part; nothing is stored',
    auth: 'session',
    body: importDesignRequest,
    maxBody: MAX_BODY,
    rates: RATES,
    errors: ['IMPORT_TOO_COMPLEX', 'IMPORT_TIMEOUT', 'BASE64_NOT_ALLOWED'],
    responses: { 200: importAnswer },
  }),
  beefree: defineEndpoint({
    method: 'POST',
    path: '/api/v2/import/beefree',
    summary: 'A mail made of a design of Beefree, and what became of each part; nothing is stored',
    auth: 'session',
    body: importDesignRequest,
    maxBody: MAX_BODY,
    rates: RATES,
    errors: ['IMPORT_TOO_COMPLEX', 'IMPORT_TIMEOUT', 'BASE64_NOT_ALLOWED'],
    responses: { 200: importAnswer },
  }),
};
