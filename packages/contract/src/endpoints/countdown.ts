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
    // Some 30 looks never seen before, or 1,200 frames.
    rates: [{ budget: 'countdown', max: 1200, minutes: 1, per: 'address', cost: 'handler', counted: 'process' }],
    responses: { 200: z.unknown() },
  }),
};
