import { defineEndpoint } from '../endpoint.ts';
import { importMjmlAnswer, importMjmlRequest } from '../entities/import.ts';

export const imports = {
  mjml: defineEndpoint({
    method: 'POST',
    path: '/api/v2/import/mjml',
    summary: 'A mail made of one written in MJML, and what became of each part; nothing is stored',
    auth: 'session',
    body: importMjmlRequest,
    responses: { 200: importMjmlAnswer },
  }),
};
