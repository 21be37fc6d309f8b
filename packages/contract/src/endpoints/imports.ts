import { defineEndpoint } from '../endpoint.ts';
import { importMjmlAnswer, importMjmlRequest } from '../entities/import.ts';
import { LIMITS } from '../limits.ts';

export const imports = {
  mjml: defineEndpoint({
    method: 'POST',
    path: '/api/v2/import/mjml',
    summary: 'A mail made of one written in MJML, and what became of each part; nothing is stored',
    auth: 'session',
    body: importMjmlRequest,
    // A file, in JSON: each byte of it may be written as six.
    maxBody: 6 * LIMITS.htmlFileBytes,
    // Each call takes a thread for up to a second.
    rates: [{ budget: 'imports', max: 10, minutes: 1, per: 'person', cost: 'call', counted: 'process' }],
    errors: ['IMPORT_TOO_COMPLEX', 'IMPORT_TIMEOUT'],
    responses: { 200: importMjmlAnswer },
  }),
};
