import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { createNoteRequest, note } from '../entities/note.ts';
import { entityId, idParams, noContent, pageQuery } from '../entities/wire.ts';

export const notes = {
  create: defineEndpoint({
    method: 'POST',
    path: '/api/v2/note',
    summary: 'Add a note to a template',
    auth: 'session',
    body: createNoteRequest,
    errors: ['TEMPLATE_NOT_FOUND'],
    responses: { 201: z.object({ id: entityId }) },
  }),
  listOfTemplate: defineEndpoint({
    method: 'GET',
    path: '/api/v2/note/template/{id}',
    summary: 'Notes of a template, newest first',
    auth: 'session',
    params: idParams,
    query: pageQuery,
    responses: { 200: z.array(note) },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/note/{id}',
    summary: "Delete a note: its author's or the template owner's right",
    auth: 'session',
    params: idParams,
    responses: { 204: noContent },
  }),
  removeAll: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/note/template/{id}',
    summary: "Delete all notes of a template: its owner's right",
    auth: 'session',
    params: idParams,
    responses: { 204: noContent },
  }),
};
