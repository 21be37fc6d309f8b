import { defineEndpoint } from '../endpoint.ts';
import {
  importAnswer,
  importDesignRequest,
  importHtmlRequest,
  importMjmlAnswer,
  importMjmlRequest,
} from '../entities/import.ts';
import { LIMITS } from '../limits.ts';

/** What all imports have in common. */
const IMPORT = {
  method: 'POST',
  auth: 'session',
  // A file, in JSON: each byte of it may be written as six.
  maxBody: 6 * LIMITS.htmlFileBytes,
  // Each call takes a thread for up to a second.
  rates: [{ budget: 'imports', max: 10, minutes: 1, per: 'person', cost: 'call', counted: 'process' }],
} as const;

export const imports = {
  html: defineEndpoint({
    ...IMPORT,
    path: '/api/v2/import/html',
    summary: 'A mail made of HTML, as one block of it or as blocks, and what became of each part; nothing is stored',
    body: importHtmlRequest,
    errors: ['IMPORT_TOO_COMPLEX', 'IMPORT_TIMEOUT', 'BASE64_NOT_ALLOWED'],
    responses: { 200: importAnswer },
  }),
  mjml: defineEndpoint({
    ...IMPORT,
    path: '/api/v2/import/mjml',
    summary: 'A mail made of one written in MJML, and what became of each part; nothing is stored',
    body: importMjmlRequest,
    errors: ['IMPORT_TOO_COMPLEX', 'IMPORT_TIMEOUT'],
    responses: { 200: importMjmlAnswer },
  }),
  unlayer: defineEndpoint({
    ...IMPORT,
    path: '/api/v2/import/unlayer',
    summary: 'A mail made of a design of Unlayer, and what became of each part; nothing is stored',
    body: importDesignRequest,
    errors: ['IMPORT_TOO_COMPLEX', 'IMPORT_TIMEOUT', 'BASE64_NOT_ALLOWED'],
    responses: { 200: importAnswer },
  }),
  beefree: defineEndpoint({
    ...IMPORT,
    path: '/api/v2/import/beefree',
    summary: 'A mail made of a design of Beefree, and what became of each part; nothing is stored',
    body: importDesignRequest,
    errors: ['IMPORT_TOO_COMPLEX', 'IMPORT_TIMEOUT', 'BASE64_NOT_ALLOWED'],
    responses: { 200: importAnswer },
  }),
};
