import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { countdownQuery } from '../entities/countdown.ts';

export const countdown = {
  image: defineEndpoint({
    method: 'GET',
    path: '/api/v2/internal/countdown',
    summary: 'A picture that counts down to a moment for a minute from when it is opened',
    auth: 'public',
    produces: 'image/gif',
    query: countdownQuery,
    errors: ['RATE_LIMITED'],
    responses: { 200: z.unknown() },
  }),
};
