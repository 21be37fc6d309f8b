import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { collaboratorsRequest, lockAnswer } from '../entities/sharing.ts';
import { templateInfo, templateType } from '../entities/template.ts';
import { sortBy, templateList } from '../entities/template-list.ts';
import { entityId, idParams, limit, noContent, offset, queryBoolean } from '../entities/wire.ts';
import { LIMITS } from '../limits.ts';

export const sharing = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/sharing',
    summary: 'Drafts shared with the caller or by the caller',
    auth: 'session',
    query: z.object({
      type: templateType.default('email'),
      limit: limit.default(LIMITS.page.size),
      offset: offset.default(LIMITS.page.offset),
      sortBy,
      /** Person whose shared drafts are listed; only the caller's own list can be read. */
      collaboratorId: entityId.optional(),
      hideHtml: queryBoolean.default(false),
    }),
    responses: { 200: templateList },
  }),
  share: defineEndpoint({
    method: 'PATCH',
    path: '/api/v2/usertemplate/sharing/{id}',
    summary: 'Replace the list of collaborators of an own draft',
    auth: 'session',
    params: idParams,
    body: collaboratorsRequest,
    errors: ['TEMPLATE_LOCKED'],
    responses: { 200: templateInfo },
  }),
  lock: defineEndpoint({
    method: 'PATCH',
    path: '/api/v2/usertemplate/sharing/{id}/lock/{locked}',
    summary: 'Take, renew or give back the lock of a shared draft',
    auth: 'session',
    params: z.object({ id: entityId, locked: queryBoolean }),
    headers: z.object({
      /** The number of the lock the caller believes to hold: it is renewed, or given back, only if it still is theirs. */
      'x-lock': z.coerce.number<number | string>().int().nonnegative().optional(),
    }),
    errors: ['TEMPLATE_LOCKED'],
    responses: { 200: lockAnswer },
  }),
  requestUnlock: defineEndpoint({
    method: 'POST',
    path: '/api/v2/usertemplate/sharing/email/unlock/{collaboratorId}/{templateId}',
    summary: 'Ask the owner by mail for a locked template',
    auth: 'session',
    params: z.object({ collaboratorId: entityId, templateId: entityId }),
    rates: [{ budget: 'unlock-requests', max: 10, minutes: 60, per: 'person', cost: 'handler', counted: 'database' }],
    errors: ['INVALID_TRANSITION', 'UPSTREAM_FAILED'],
    responses: { 200: noContent },
  }),
};
