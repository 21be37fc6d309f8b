import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  category,
  categoryGroup,
  categoryType,
  createCategoryRequest,
  updateCategoryRequest,
} from '../entities/category.ts';
import { idParams, noContent, queryBoolean } from '../entities/wire.ts';

export const categories = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v2/categories',
    summary: 'Categories the caller may see, with their counts',
    auth: 'session',
    query: z.object({
      type: categoryType.default('email'),
      /** True to list hidden categories too; read for admins only. */
      hidden: queryBoolean.default(false),
      group: categoryGroup.optional(),
    }),
    responses: { 200: z.array(category) },
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/api/v2/categories',
    summary: 'Add a category; for admins',
    auth: 'session',
    body: createCategoryRequest,
    errors: ['CATEGORY_EXISTS'],
    responses: { 201: category },
  }),
  update: defineEndpoint({
    method: 'PATCH',
    path: '/api/v2/categories/{id}',
    summary: 'Rename, hide or show a category; for admins',
    auth: 'session',
    params: idParams,
    body: updateCategoryRequest,
    errors: ['CATEGORY_EXISTS'],
    responses: { 200: category },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/categories/{id}',
    summary: 'Delete a category, which its members survive; for admins',
    auth: 'session',
    params: idParams,
    responses: { 204: noContent },
  }),
};
