import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { brandUses, startBrandUpdate } from '../entities/brand/brand-impact.ts';
import {
  brandProposal,
  readBrandRequest,
  saveBrandRequest,
  shareBrandRequest,
  storedBrandKit,
} from '../entities/brand/brand-kit.ts';
import { moduleImpact, moduleUpdate } from '../entities/module.ts';
import { entityId, idParams, limit, noContent, offset } from '../entities/wire.ts';
import { LIMITS } from '../limits.ts';
import { RUNS } from './custom-modules.ts';

export const brand = {
  read: defineEndpoint({
    method: 'GET',
    path: '/api/v2/brand',
    summary: 'The brand kit of the caller, or null',
    auth: 'session',
    responses: { 200: z.object({ brand: storedBrandKit.nullable() }) },
  }),
  save: defineEndpoint({
    method: 'PUT',
    path: '/api/v2/brand',
    summary: 'Make or change the brand kit of the caller',
    auth: 'session',
    body: saveBrandRequest,
    errors: ['BRAND_CHANGED'],
    responses: { 200: storedBrandKit },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/brand',
    summary: 'Delete the brand kit of the caller; emails stay as they are',
    auth: 'session',
    errors: ['BRAND_NOT_FOUND'],
    responses: { 204: noContent },
  }),
  share: defineEndpoint({
    method: 'PATCH',
    path: '/api/v2/brand/people',
    summary: 'Replace the list of people who may use the brand kit of the caller',
    auth: 'session',
    body: shareBrandRequest,
    errors: ['BRAND_NOT_FOUND', 'UNKNOWN_COLLABORATOR'],
    responses: { 200: storedBrandKit },
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v2/brands',
    summary: 'Brand kits that the caller may use: the own one first, then those of others by name',
    auth: 'session',
    responses: { 200: z.array(storedBrandKit) },
  }),
  propose: defineEndpoint({
    method: 'POST',
    path: '/api/v2/brand/read',
    summary: 'Read colors, fonts, logo, profiles and footer out of a template or a web page; nothing is stored',
    auth: 'session',
    body: readBrandRequest,
    rates: [{ budget: 'brand-reads', max: 20, minutes: 10, per: 'person', cost: 'call', counted: 'database' }],
    errors: ['TEMPLATE_NOT_FOUND', 'PAGE_NOT_PUBLIC', 'PAGE_UNREADABLE', 'UPSTREAM_FAILED', 'IMPORT_TOO_COMPLEX'],
    responses: { 200: brandProposal },
  }),
  uses: defineEndpoint({
    method: 'GET',
    path: '/api/v2/brands/{id}/uses',
    summary: 'Templates that have values of a brand kit, last edited first',
    auth: 'session',
    params: idParams,
    query: z.object({ limit: limit.default(LIMITS.page.size), offset: offset.default(0) }),
    errors: ['BRAND_NOT_FOUND'],
    responses: { 200: brandUses },
  }),
  impact: defineEndpoint({
    method: 'GET',
    path: '/api/v2/brands/{id}/uses/{templateId}',
    summary: 'A template as it is and as it would be with what the brand kit is now',
    auth: 'session',
    params: z.object({ id: entityId, templateId: entityId }),
    // Each one draws two mails.
    rates: [{ budget: 'brand-impacts', max: 240, minutes: 1, per: 'person', cost: 'call', counted: 'process' }],
    errors: ['BRAND_NOT_FOUND', 'TEMPLATE_NOT_FOUND', 'IMPORT_TOO_COMPLEX'],
    responses: { 200: moduleImpact },
  }),
  startUpdate: defineEndpoint({
    method: 'POST',
    path: '/api/v2/brands/{id}/updates',
    summary: 'Bring what a brand kit is now to templates, as work in the background',
    auth: 'session',
    params: idParams,
    body: startBrandUpdate,
    rates: RUNS,
    errors: ['BRAND_NOT_FOUND'],
    responses: { 201: moduleUpdate },
  }),
  updates: defineEndpoint({
    method: 'GET',
    path: '/api/v2/brands/{id}/updates',
    summary: 'The latest updates of templates that the caller has started for a brand kit, newest first',
    auth: 'session',
    params: idParams,
    errors: ['BRAND_NOT_FOUND'],
    responses: { 200: z.array(moduleUpdate) },
  }),
};
