import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const health = {
  live: defineEndpoint({
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process listens',
    auth: 'public',
    responses: { 200: z.object({ status: z.literal('ok') }) },
  }),
  ready: defineEndpoint({
    method: 'GET',
    path: '/readyz',
    summary:
      'Whether database and storage answer; 503 names the part that does not, `warning` images that the storage lacks',
    auth: 'public',
    responses: { 200: z.object({ status: z.literal('ready'), warning: z.string().optional() }) },
  }),
};
