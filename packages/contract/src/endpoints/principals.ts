import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { principal, principalSearch } from '../entities/person.ts';

export const principals = {
  search: defineEndpoint({
    method: 'POST',
    path: '/api/v2/principal/search',
    summary: 'People one may share with, of the allowed domains',
    auth: 'session',
    body: principalSearch,
    responses: { 200: z.object({ principals: z.array(principal) }) },
  }),
};
