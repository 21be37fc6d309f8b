import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { categoryGroup } from '../entities/category.ts';
import { template, templateType } from '../entities/template.ts';
import { limit, offset, searchRequest, sortBy, templateList } from '../entities/template-list.ts';
import { idParams, queryBoolean } from '../entities/wire.ts';
import { LIMITS } from '../limits.ts';

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
      /** Whether members of hidden categories are listed too; read for admins only. */
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
    summary: 'One system template with its body',
    auth: 'session',
    params: idParams,
    responses: { 200: template },
  }),
};
