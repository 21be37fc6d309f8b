import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { entityId, idParams, timestamp } from '../entities/wire.ts';

/** `view` is the signed pass that `viewLink` made. */
const pageQuery = z.object({ view: z.string().max(2000).optional() });

const page = { 200: z.unknown(), 404: z.unknown(), 503: z.unknown() };

export const pages = {
  viewLink: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/{id}/view',
    summary: 'Address of a page that shows a template, or a version of it, to the caller for five minutes',
    auth: 'session',
    secret: true,
    params: idParams,
    query: z.object({ versionDate: timestamp.optional() }),
    responses: { 200: z.object({ url: z.string(), expiresAt: timestamp }) },
  }),
  show: defineEndpoint({
    method: 'GET',
    path: '/show/{id}',
    summary: 'The mail as a page: public once it is published',
    auth: 'public',
    produces: 'text/html',
    params: idParams,
    query: pageQuery,
    errors: ['IMPORT_TOO_COMPLEX'],
    responses: page,
  }),
  sharingShow: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/sharing/show/{id}',
    summary: 'The mail as a page, for those it is shared with',
    auth: 'public',
    produces: 'text/html',
    params: idParams,
    query: pageQuery,
    errors: ['IMPORT_TOO_COMPLEX'],
    responses: page,
  }),
  screenshot: defineEndpoint({
    method: 'GET',
    path: '/resources/{id}/screenshot.jpg',
    summary: 'A small picture of the mail under the same rule, or by its `thumbnailUrl`; else a placeholder',
    auth: 'public',
    produces: 'image/jpeg',
    params: idParams,
    query: pageQuery.extend({ key: z.string().max(64).optional() }),
    responses: { 200: z.unknown() },
  }),
  version: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/public/{id}/version',
    summary: 'A kept version of the mail as a page: public if it was published, as long as the mail is',
    auth: 'public',
    produces: 'text/html',
    params: z.object({ id: entityId }),
    query: pageQuery.extend({ versionDate: timestamp }),
    rates: [{ budget: 'version-pages', max: 60, minutes: 1, per: 'address', cost: 'handler', counted: 'process' }],
    errors: ['IMPORT_TOO_COMPLEX'],
    responses: { 200: z.unknown(), 404: z.unknown(), 429: z.unknown(), 503: z.unknown() },
  }),
};
