import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { category, categoryGroup, categoryType } from '../entities/category.ts';
import { queryBoolean } from '../entities/wire.ts';

export const categories = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v2/categories',
    summary: 'Categories the caller may see, with their counts',
    auth: 'session',
    query: z.object({
      type: categoryType.default('email'),
      /** Whether hidden ones are listed too; read for admins only. */
      hidden: queryBoolean.default(false),
      group: categoryGroup.optional(),
    }),
    responses: { 200: z.array(category) },
  }),
};
