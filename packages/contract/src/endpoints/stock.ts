import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { asset } from '../entities/images/asset.ts';
import {
  proxyRequest,
  stockChoice,
  stockImage,
  stockPage,
  stockSearch,
  stockSources,
} from '../entities/images/stock.ts';

/** All of an installation share what a provider allows: nobody uses it up alone. */
const RATES = [{ budget: 'stock', max: 60, minutes: 1, per: 'person', cost: 'call', counted: 'process' }] as const;

export const stock = {
  sources: defineEndpoint({
    method: 'GET',
    path: '/api/v2/stock',
    summary: 'Sources of free images that may be asked here',
    auth: 'session',
    responses: { 200: stockSources },
  }),
  search: defineEndpoint({
    method: 'GET',
    path: '/api/v2/stock/images',
    summary: 'Free images of one source, a page of them',
    auth: 'session',
    query: stockSearch,
    rates: RATES,
    errors: ['UPSTREAM_FAILED', 'NOT_CONFIGURED'],
    responses: { 200: stockPage },
  }),
  choose: defineEndpoint({
    method: 'POST',
    path: '/api/v2/stock/images',
    summary: 'Copy a free image to the library, and to a template when one is named',
    auth: 'session',
    body: stockChoice,
    rates: RATES,
    errors: ['TEMPLATE_NOT_FOUND', 'TEMPLATE_LOCKED', 'ASSET_NOT_FOUND', 'UNREADABLE_IMAGE', 'UPSTREAM_FAILED'],
    responses: { 201: asset },
  }),
  collectionFile: defineEndpoint({
    method: 'GET',
    path: '/api/v2/stock/collection/{name}',
    summary: 'A small picture of the collection that comes with the product',
    auth: 'public',
    produces: 'image/jpeg',
    params: z.object({ name: z.string().regex(/^[a-z0-9-]{1,80}\.jpg$/) }),
    responses: { 200: z.unknown() },
  }),
  proxy: defineEndpoint({
    method: 'POST',
    path: '/api/v2/proxy',
    summary: 'Search a source of free images by its own address, with query, page and per_page',
    auth: 'bearer',
    body: proxyRequest,
    rates: RATES,
    errors: ['UPSTREAM_FAILED', 'NOT_CONFIGURED'],
    responses: { 200: z.array(stockImage) },
  }),
};
