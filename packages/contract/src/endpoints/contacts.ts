import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { customField } from '../entities/custom-field.ts';
import { samplePeople as people, readSamplePeopleRequest } from '../entities/sending/sample-person.ts';
import { noContent } from '../entities/wire.ts';
import { LIMITS } from '../limits.ts';

export const contacts = {
  customFields: defineEndpoint({
    method: 'GET',
    path: '/api/v2/contacts/customfields',
    summary: 'Merge fields that texts may name, in the order offered',
    auth: 'session',
    responses: { 200: z.array(customField) },
  }),
};

const PATH = '/api/v2/contacts/samplepeople';

export const samplePeople = {
  read: defineEndpoint({
    method: 'GET',
    path: PATH,
    summary:
      'The sample people of the caller, for previews and test mails; those it begins with until they are changed',
    auth: 'session',
    responses: { 200: people },
  }),
  save: defineEndpoint({
    method: 'PUT',
    path: PATH,
    summary: 'Put other sample people in their place',
    auth: 'session',
    maxBody: LIMITS.samplePeople.bytes,
    body: people,
    responses: { 200: people },
  }),
  reset: defineEndpoint({
    method: 'DELETE',
    path: PATH,
    summary: 'Go back to the sample people that everybody begins with',
    auth: 'session',
    responses: { 204: noContent },
  }),
  fromText: defineEndpoint({
    method: 'POST',
    path: `${PATH}/fromtext`,
    summary: 'Read sample people from CSV or JSON; nothing is stored',
    auth: 'session',
    maxBody: LIMITS.samplePeople.bytes,
    body: readSamplePeopleRequest,
    responses: { 200: people },
  }),
};
