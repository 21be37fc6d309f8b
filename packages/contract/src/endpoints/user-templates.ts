import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { runCommandsAnswer, runCommandsRequest } from '../entities/command.ts';
import { writtenQuery } from '../entities/sending/profile-choice.ts';
import { template, templateCounts, templateInfo, templateStatus, templateType } from '../entities/template.ts';
import {
  bulkAnswer,
  bulkCloneAnswer,
  bulkCloneRequest,
  bulkTagsRequest,
  calculateAnswer,
  calculateRequest,
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

const UPDATE_ERRORS = ['TEMPLATE_LOCKED', 'BASE64_NOT_ALLOWED', 'REVISION_REQUIRED', 'IMPORT_TOO_COMPLEX'] as const;

const searchTerm = z.string().trim().max(LIMITS.searchTerm.max);

/** With `checks`, a mail that readers would meet broken is not published: 409 `CHECKS_FAILED` with what was found. */
const publishQuery = z.object({ checks: queryBoolean.default(false) });

const created = z.object({ templateId: entityId });

export const userTemplates = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate',
    summary: 'Own templates, a page at a time',
    auth: 'session',
    query: z.object({
      type: templateType.default('email'),
      status: templateStatus.optional(),
      sortBy,
      limit: limit.default(LIMITS.page.size),
      offset: offset.default(LIMITS.page.offset),
      hideHtml: queryBoolean.default(false),
    }),
    responses: { 200: templateList },
  }),
  search: defineEndpoint({
    method: 'POST',
    path: '/api/v2/usertemplate/search',
    summary: 'Own templates that meet criteria',
    auth: 'session',
    body: searchRequest,
    responses: { 200: templateList },
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/counts',
    summary: 'Counts of the sidebar, or of what a search would find in each of its places',
    auth: 'session',
    query: z.object({
      /** Counts what has this in its name or tags. */
      query: searchTerm.optional(),
      /** Counts what has this tag. */
      tag: searchTerm.optional(),
    }),
    responses: { 200: templateCounts },
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/api/v2/usertemplate/type/{type}',
    summary: 'A new draft: empty, as a copy of another template, or made of modules',
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
    responses: { 201: created },
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/{id}',
    summary:
      'One template with its body; with profile its html as that sending system reads it, to be sent and not to be saved',
    auth: 'session',
    params: idParams,
    query: writtenQuery,
    answerHeaders: { ETag: 'The revision in quotes, as If-Match takes it' },
    errors: ['IMPORT_TOO_COMPLEX'],
    responses: { 200: template },
  }),
  info: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/{id}/info',
    summary: 'One template without its body, e.g. to see who is editing it just now',
    auth: 'session',
    params: idParams,
    responses: { 200: templateInfo },
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/api/v2/usertemplate/{id}',
    summary:
      'Change info or body; with autosave its version stands for ten minutes of automatic saves; 202 means that the template would be too big and nothing was stored',
    auth: 'session',
    params: idParams,
    headers: updateHeaders,
    body: updateTemplateRequest,
    maxBody: LIMITS.requestBytes,
    errors: UPDATE_ERRORS,
    responses: { 200: templateInfo, 202: oversizeAnswer },
  }),
  runCommands: defineEndpoint({
    method: 'POST',
    path: '/api/v2/usertemplate/{id}/commands',
    summary:
      'Edit the mail by commands, in order, all of them or none; the rules are those of the editor; 202 means that the template would be too big and nothing was stored',
    auth: 'session',
    params: idParams,
    headers: updateHeaders.pick({ 'x-lock': true }),
    body: runCommandsRequest,
    maxBody: LIMITS.requestBytes,
    errors: [
      ...UPDATE_ERRORS,
      'STALE_REVISION',
      'COMMAND_REFUSED',
      'CONTENT_WOULD_BE_LOST',
      'CUSTOM_SCRIPT_NOT_ALLOWED',
    ],
    responses: { 200: runCommandsAnswer, 202: oversizeAnswer },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/usertemplate/{id}',
    summary: 'Delete a deleted template forever',
    auth: 'session',
    params: idParams,
    errors: ['INVALID_TRANSITION'],
    responses: { 204: noContent },
  }),
  removeList: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/usertemplate/type/{type}',
    summary: 'Delete deleted templates forever',
    auth: 'session',
    params: z.object({ type: templateType }),
    body: idList,
    responses: { 200: bulkAnswer },
  }),
  bulkStatus: defineEndpoint({
    method: 'PATCH',
    path: '/api/v2/usertemplate/status/{status}',
    summary: 'Move templates to drafts or to deleted, or publish them',
    auth: 'session',
    params: z.object({ status: templateStatus }),
    query: publishQuery,
    body: idList,
    errors: ['IMPORT_TOO_COMPLEX'],
    responses: { 200: bulkAnswer },
  }),
  bulkTags: defineEndpoint({
    method: 'PATCH',
    path: '/api/v2/usertemplate/tags',
    summary: 'Add and remove tags of templates; the tag favorite marks favourites of the caller',
    auth: 'session',
    body: bulkTagsRequest,
    responses: { 200: bulkAnswer },
  }),
  bulkClone: defineEndpoint({
    method: 'POST',
    path: '/api/v2/usertemplate/clone',
    summary: 'Copies of templates as new drafts of the caller, not shared with anybody',
    auth: 'session',
    body: bulkCloneRequest,
    responses: { 200: bulkCloneAnswer },
  }),
  clone: defineEndpoint({
    method: 'POST',
    path: '/api/v2/usertemplate/{id}/clone',
    summary: 'A copy as a new draft; with system=true a published system template',
    auth: 'session',
    params: idParams,
    query: z.object({ copySharedInfo: queryBoolean.default(false), system: queryBoolean.default(false) }),
    errors: ['TEMPLATE_LOCKED', 'IMPORT_TOO_COMPLEX'],
    responses: { 201: created },
  }),
  status: defineEndpoint({
    method: 'PUT',
    path: '/api/v2/usertemplate/{id}/status/{status}',
    summary: 'Publish, unpublish, remove or restore',
    auth: 'session',
    params: z.object({ id: entityId, status: templateStatus }),
    query: publishQuery,
    errors: ['INVALID_TRANSITION', 'CHECKS_FAILED', 'IMPORT_TOO_COMPLEX'],
    responses: { 200: noContent },
  }),
  calculate: defineEndpoint({
    method: 'POST',
    path: '/api/v2/usertemplate/calculate',
    summary: 'Size of a content in KB, or `oversize`',
    auth: 'session',
    body: calculateRequest,
    maxBody: LIMITS.requestBytes,
    responses: { 200: calculateAnswer },
  }),
  versions: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/{id}/versions',
    summary: 'Kept bodies of a template, newest first',
    auth: 'session',
    params: idParams,
    query: pageQuery,
    responses: { 200: z.array(version) },
  }),
  version: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/{id}/version/{versionDate}',
    summary: 'A template with the body it had then',
    auth: 'session',
    params: versionParams,
    responses: { 200: templateVersion },
  }),
};
