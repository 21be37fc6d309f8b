import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { categoryGroup } from '../entities/category.ts';
import { writtenQuery } from '../entities/sending/profile-choice.ts';
import { template, templateInfo, templateType } from '../entities/template.ts';
import {
  bulkAnswer,
  createTemplateRequest,
  idList,
  oversizeAnswer,
  updateHeaders,
  updateTemplateRequest,
} from '../entities/template-change.ts';
import { searchRequest, sortBy, templateList } from '../entities/template-list.ts';
import { templateVersion, version, versionParams } from '../entities/version.ts';
import { entityId, idParams, limit, noContent, offset, pageQuery, queryBoolean } from '../entities/wire.ts';
import { LIMITS } from '../limits.ts';

const deleteHeaders = z.object({ deletetype: z.enum(['soft_delete', 'hard_delete']) });

export const systemTemplates = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v2/systemtemplate/type/{type}/status/{status}',
    summary: 'The template library; the deleted ones for admins only',
    auth: 'session',
    params: z.object({ type: templateType, status: z.enum(['published', 'deleted']) }),
    query: z.object({
      sortBy,
      hideHtml: queryBoolean.default(false),
      /** True to list members of hidden categories too; read for admins only. */
      categoryHidden: queryBoolean.default(false),
      group: categoryGroup.optional(),
      limit: limit.default(LIMITS.page.max),
      offset: offset.default(LIMITS.page.offset),
    }),
    responses: { 200: templateList },
  }),
  search: defineEndpoint({
    method: 'POST',
    path: '/api/v2/systemtemplate/search',
    summary: 'System templates that meet criteria',
    auth: 'session',
    body: searchRequest,
    responses: { 200: templateList },
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/api/v2/systemtemplate/{id}',
    summary:
      'One system template with its body; with profile its html as that sending system reads it, to be sent and not to be saved',
    auth: 'session',
    params: idParams,
    query: writtenQuery,
    answerHeaders: { ETag: 'The revision in quotes, as If-Match takes it' },
    errors: ['IMPORT_TOO_COMPLEX'],
    responses: { 200: template },
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/api/v2/systemtemplate/type/{type}',
    summary: 'A new system template, published at once; for admins',
    auth: 'session',
    params: z.object({ type: templateType }),
    body: createTemplateRequest,
    errors: [
      'TEMPLATE_NOT_FOUND',
      'MODULE_NOT_FOUND',
      'MODULE_UNREADABLE',
      'COMMAND_REFUSED',
      'PAYLOAD_TOO_LARGE',
      'IMPORT_TOO_COMPLEX',
    ],
    responses: { 201: z.object({ templateId: entityId }) },
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/api/v2/systemtemplate/{id}',
    summary: 'Change a system template; 202 means that it would be too big and nothing was stored',
    auth: 'session',
    params: idParams,
    headers: updateHeaders,
    body: updateTemplateRequest,
    maxBody: LIMITS.requestBytes,
    errors: ['TEMPLATE_LOCKED', 'BASE64_NOT_ALLOWED', 'REVISION_REQUIRED', 'IMPORT_TOO_COMPLEX'],
    responses: { 200: templateInfo, 202: oversizeAnswer },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/systemtemplate/{id}',
    summary: 'Remove a system template, or delete a removed one forever; for admins',
    auth: 'session',
    params: idParams,
    headers: deleteHeaders,
    errors: ['INVALID_TRANSITION'],
    responses: { 204: noContent },
  }),
  removeList: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/systemtemplate',
    summary: 'Remove system templates, or delete removed ones forever; for admins',
    auth: 'session',
    headers: deleteHeaders,
    body: idList,
    responses: { 200: bulkAnswer },
  }),
  versions: defineEndpoint({
    method: 'GET',
    path: '/api/v2/systemtemplate/{id}/versions',
    summary: 'Kept bodies of a system template, newest first; for admins',
    auth: 'session',
    params: idParams,
    query: pageQuery,
    responses: { 200: z.array(version) },
  }),
  version: defineEndpoint({
    method: 'GET',
    path: '/api/v2/systemtemplate/{id}/version/{versionDate}',
    summary: 'A system template with the body it had then; for admins',
    auth: 'session',
    params: versionParams,
    responses: { 200: templateVersion },
  }),
};
