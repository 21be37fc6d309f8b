import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  createModuleRequest,
  customModule,
  moduleImpact,
  moduleQuery,
  moduleUpdate,
  moduleUses,
  moduleVersion,
  moduleVersionContent,
  openTemplateAnswer,
  publishModuleRequest,
  startModuleUpdate,
  updateModuleRequest,
} from '../entities/module.ts';
import { updateHeaders } from '../entities/template-change.ts';
import { entityId, idParams, limit, noContent, offset } from '../entities/wire.ts';
import { LIMITS } from '../limits.ts';

/** Errors of a module's content. */
const CONTENT_ERRORS = [
  'CATEGORY_NOT_FOUND',
  'BASE64_NOT_ALLOWED',
  'CUSTOM_SCRIPT_NOT_ALLOWED',
  'MODULE_UNREADABLE',
  'MODULE_IN_ITSELF',
  'MODULE_NESTED_TOO_DEEP',
  'PAYLOAD_TOO_LARGE',
  'IMPORT_TOO_COMPLEX',
] as const;

/** Limit for calls that each render one mail or more. */
const IMPACTS = [
  { budget: 'module-impacts', max: 240, minutes: 1, per: 'person', cost: 'call', counted: 'process' },
] as const;

/** Limit for calls that may each cause work on thousands of templates. */
export const RUNS = [
  { budget: 'template-updates', max: 60, minutes: 10, per: 'person', cost: 'call', counted: 'database' },
] as const;

const versionPath = z.object({ id: entityId, version: z.coerce.number<number | string>().int().positive() });

export const customModules = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v2/customblocks',
    summary: 'Modules of the caller and of the system',
    auth: 'session',
    query: moduleQuery,
    responses: { 200: z.array(customModule) },
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/api/v2/customblocks/{id}',
    summary: 'One module with its content',
    auth: 'session',
    params: idParams,
    errors: ['MODULE_NOT_FOUND', 'IMPORT_TOO_COMPLEX'],
    responses: { 200: customModule },
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/api/v2/customblocks',
    summary: 'A new module, with its first version',
    auth: 'session',
    body: createModuleRequest,
    maxBody: LIMITS.requestBytes,
    errors: ['TEMPLATE_NOT_FOUND', 'MODULES_FULL', ...CONTENT_ERRORS],
    responses: { 201: customModule },
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/v2/customblocks/{id}',
    summary: 'Rename, describe or move a module; with content, a new version of it',
    auth: 'session',
    params: idParams,
    headers: updateHeaders.pick({ 'if-match': true }),
    body: updateModuleRequest,
    maxBody: LIMITS.requestBytes,
    errors: ['MODULE_NOT_FOUND', 'STALE_REVISION', ...CONTENT_ERRORS],
    responses: { 200: customModule },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/customblocks/{id}',
    summary: 'Delete a module; where it is linked it stays as a copy',
    auth: 'session',
    params: idParams,
    errors: ['MODULE_NOT_FOUND'],
    responses: { 204: noContent },
  }),
  duplicate: defineEndpoint({
    method: 'POST',
    path: '/api/v2/customblocks/{id}/clone',
    summary: 'A copy of a module among the modules of the caller',
    auth: 'session',
    params: idParams,
    errors: ['MODULE_NOT_FOUND', 'MODULES_FULL', 'IMPORT_TOO_COMPLEX'],
    responses: { 201: customModule },
  }),
  publish: defineEndpoint({
    method: 'POST',
    path: '/api/v2/customblocks/{id}/versions',
    summary: 'Make the working copy of a module its next version',
    auth: 'session',
    params: idParams,
    body: publishModuleRequest,
    rates: [{ budget: 'module-publishing', max: 30, minutes: 10, per: 'person', cost: 'call', counted: 'database' }],
    errors: ['MODULE_NOT_FOUND', 'STALE_REVISION', ...CONTENT_ERRORS],
    responses: { 201: customModule },
  }),
  versions: defineEndpoint({
    method: 'GET',
    path: '/api/v2/customblocks/{id}/versions',
    summary: 'Versions of a module, newest first',
    auth: 'session',
    params: idParams,
    errors: ['MODULE_NOT_FOUND'],
    responses: { 200: z.array(moduleVersion) },
  }),
  version: defineEndpoint({
    method: 'GET',
    path: '/api/v2/customblocks/{id}/versions/{version}',
    summary: 'A version of a module with its content',
    auth: 'session',
    params: versionPath,
    errors: ['MODULE_NOT_FOUND', 'VERSION_NOT_FOUND', 'MODULE_UNREADABLE', 'IMPORT_TOO_COMPLEX'],
    responses: { 200: moduleVersionContent },
  }),
  uses: defineEndpoint({
    method: 'GET',
    path: '/api/v2/customblocks/{id}/uses',
    summary: 'Templates that show a linked module, last edited first',
    auth: 'session',
    params: idParams,
    query: z.object({ limit: limit.default(LIMITS.page.size), offset: offset.default(0) }),
    errors: ['MODULE_NOT_FOUND'],
    responses: { 200: moduleUses },
  }),
  impact: defineEndpoint({
    method: 'GET',
    path: '/api/v2/customblocks/{id}/uses/{templateId}',
    summary:
      'A template as it is and as it would be with a version or, for who can change the module, its working copy',
    auth: 'session',
    params: z.object({ id: entityId, templateId: entityId }),
    query: z.object({ version: z.coerce.number<number | string>().int().positive().optional() }),
    rates: IMPACTS,
    errors: ['MODULE_NOT_FOUND', 'TEMPLATE_NOT_FOUND', 'VERSION_NOT_FOUND', 'MODULE_UNREADABLE', 'IMPORT_TOO_COMPLEX'],
    responses: { 200: moduleImpact },
  }),
  startUpdate: defineEndpoint({
    method: 'POST',
    path: '/api/v2/customblocks/{id}/updates',
    summary: 'Bring a version of a module to templates, as work in the background',
    auth: 'session',
    params: idParams,
    body: startModuleUpdate,
    rates: RUNS,
    errors: ['MODULE_NOT_FOUND', 'VERSION_NOT_FOUND', 'MODULE_UNREADABLE', 'CONTENT_WOULD_BE_LOST'],
    responses: { 201: moduleUpdate },
  }),
  updates: defineEndpoint({
    method: 'GET',
    path: '/api/v2/customblocks/{id}/updates',
    summary: 'The latest updates of templates that the caller has started for a module, newest first',
    auth: 'session',
    params: idParams,
    errors: ['MODULE_NOT_FOUND'],
    responses: { 200: z.array(moduleUpdate) },
  }),
  readUpdate: defineEndpoint({
    method: 'GET',
    path: '/api/v2/moduleupdates/{id}',
    summary: 'How far an update of templates is',
    auth: 'session',
    params: idParams,
    errors: ['UPDATE_NOT_FOUND'],
    responses: { 200: moduleUpdate },
  }),
  cancelUpdate: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/moduleupdates/{id}',
    summary: 'Stop an update; templates that have been updated stay so',
    auth: 'session',
    params: idParams,
    errors: ['UPDATE_NOT_FOUND'],
    responses: { 200: moduleUpdate },
  }),
  takeBackUpdate: defineEndpoint({
    method: 'POST',
    path: '/api/v2/moduleupdates/{id}/undo',
    summary: 'Give templates back what they were before an update, where nobody has changed them since',
    auth: 'session',
    params: idParams,
    rates: RUNS,
    errors: ['UPDATE_NOT_FOUND'],
    responses: { 201: moduleUpdate },
  }),
  openTemplate: defineEndpoint({
    method: 'POST',
    path: '/api/v2/usertemplate/{id}/open',
    summary: 'Say that a template is open in an editor, and learn how its modules stand; repeated while it is open',
    auth: 'session',
    params: idParams,
    body: z.object({
      editor: entityId,
      modules: z.array(entityId).max(LIMITS.modules.linked),
      isClosing: z.boolean().default(false),
    }),
    responses: { 200: openTemplateAnswer },
  }),
};
