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
    errors: ['IMPORT_TOO_COMPLEX', 'RATE_LIMITED'],
    responses: { 200: importMjmlAnswer },
  }),
};
