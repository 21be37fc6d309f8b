import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { imageFacts, imageFactsRequest, smallerImageRequest } from '../entities/images/image-facts.ts';

export const images = {
  facts: defineEndpoint({
    method: 'POST',
    path: '/api/v2/assets/facts',
    summary: 'Pixels, bytes and texts of stored images by their addresses; others are left out',
    auth: 'session',
    body: imageFactsRequest,
    responses: { 200: z.array(imageFacts) },
  }),
  smaller: defineEndpoint({
    method: 'POST',
    path: '/api/v2/assets/smaller',
    summary: 'Make a lighter version of a stored image for a template; the image itself where none is lighter',
    auth: 'session',
    body: smallerImageRequest,
    rates: [{ budget: 'smaller-images', max: 30, minutes: 1, per: 'person', cost: 'call', counted: 'process' }],
    errors: ['TEMPLATE_NOT_FOUND', 'TEMPLATE_LOCKED', 'ASSET_NOT_FOUND', 'UNREADABLE_IMAGE'],
    responses: { 200: imageFacts },
  }),
};
