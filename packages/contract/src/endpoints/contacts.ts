import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { customField } from '../entities/custom-field.ts';

export const contacts = {
  customFields: defineEndpoint({
    method: 'GET',
    path: '/api/v2/contacts/customfields',
    summary: 'Merge fields that texts may name, in the order offered',
    auth: 'session',
    responses: { 200: z.array(customField) },
  }),
};
