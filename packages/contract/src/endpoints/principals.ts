import { defineEndpoint } from '../endpoint.ts';
import { principalPage, principalSearch } from '../entities/person.ts';

export const principals = {
  search: defineEndpoint({
    method: 'POST',
    path: '/api/v2/principal/search',
    summary:
      'People one may share with, of the allowed domains, a page at a time; nobody for a caller of another domain',
    auth: 'session',
    body: principalSearch,
    responses: { 200: principalPage },
  }),
};
