import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { mergeAnswer, mergeRequest, PLAY_BUTTONS, videoDetails } from '../entities/video.ts';
import { VIDEO_PROVIDERS } from '../rules/mail/video-link.ts';

/** Looking up and merging: nobody makes this server ask others a thousand times. */
const RATES = [{ budget: 'video', max: 120, minutes: 1, per: 'person', cost: 'call', counted: 'process' }] as const;

export const video = {
  details: defineEndpoint({
    method: 'GET',
    path: '/api/v2/video/',
    summary: 'Title and pictures of a video',
    auth: 'session',
    query: z.object({
      provider: z.enum(VIDEO_PROVIDERS),
      videoId: z.string().regex(/^[\w-]{1,32}(\/[\da-f]{1,20})?$/),
    }),
    rates: RATES,
    errors: ['TEMPLATE_NOT_FOUND', 'VIDEO_NOT_FOUND', 'UPSTREAM_FAILED'],
    responses: { 200: videoDetails },
  }),
  merge: defineEndpoint({
    method: 'GET',
    path: '/api/v2/video/merge',
    summary: 'Lay one picture over another; the result belongs to the template',
    auth: 'session',
    query: mergeRequest,
    rates: RATES,
    errors: ['TEMPLATE_NOT_FOUND', 'INVALID_TRANSITION', 'VIDEO_NOT_FOUND', 'UNREADABLE_IMAGE', 'UPSTREAM_FAILED'],
    responses: { 200: mergeAnswer },
  }),
  mergeImages: defineEndpoint({
    method: 'POST',
    path: '/api/v2/assets/merge',
    summary: 'Lay one picture over another; the result belongs to the template',
    auth: 'session',
    body: mergeRequest,
    rates: RATES,
    errors: ['TEMPLATE_NOT_FOUND', 'INVALID_TRANSITION', 'VIDEO_NOT_FOUND', 'UNREADABLE_IMAGE', 'UPSTREAM_FAILED'],
    responses: { 200: mergeAnswer },
  }),
  playButton: defineEndpoint({
    method: 'GET',
    path: '/api/v2/video/playbutton/{name}',
    summary: 'A play button to lay over the picture of a video',
    auth: 'public',
    produces: 'image/png',
    params: z.object({ name: z.enum(PLAY_BUTTONS.map((name) => `${name}.png` as const)) }),
    responses: { 200: z.unknown() },
  }),
};
